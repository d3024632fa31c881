const path = require('node:path');

const ENDING = '.module.css';
const kebab = (local) => local.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `.savedBox` of compare.module.css is `compare-saved-box` on the page, `.root` is `compare`: no two sheets can meet. */
exports.className = (file, local) => {
  const sheet = path.basename(file, ENDING);
  return local === 'root' ? sheet : `${sheet}-${kebab(local)}`;
};

/** What a component imports from a sheet, where no bundler makes it: in tests and while the home page is prerendered. */
exports.classNamesIn = (file, css) =>
  file.endsWith(ENDING)
    ? Object.fromEntries(
        [...css.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, local]) => [local, exports.className(file, local)]),
      )
    : {};

/** The sheet as it is on the page, for whoever draws a part of the product without a bundler. */
exports.pageSheet = (file, css) =>
  css.replace(/\.([a-zA-Z]\w*)/g, (_, local) => `.${exports.className(file, local)}`);

/** For css-loader. */
exports.modules = {
  auto: /\.module\.css$/,
  namedExport: true,
  exportLocalsConvention: 'as-is',
  getLocalIdent: ({ resourcePath }, _pattern, local) => exports.className(resourcePath, local),
};
