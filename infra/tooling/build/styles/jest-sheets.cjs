const { classNamesIn } = require('./class-names.cjs');

/** A sheet's class names, as they are on the page. */
module.exports = {
  process: (css, file) => ({ code: `module.exports = ${JSON.stringify(classNamesIn(file, css))}` }),
};
