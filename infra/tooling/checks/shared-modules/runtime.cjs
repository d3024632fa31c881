const { createRequire, isBuiltin } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
require('tsx/cjs');

const tests = path.join(__dirname, '../../../../tests/');

const isOfTests = (from, name) =>
  name.startsWith('#tests/') ||
  (/^[./]/.test(name) && path.resolve(path.dirname(from), name).startsWith(tests));

/**
 * Loads the product as Node does for `npm start`, once for all files of a worker; what is under tests/ anew for each.
 * With the whole server in hundreds of modules, most of the time went into loading them again.
 */
class SharedRuntime extends Runtime {
  constructor(...parts) {
    super(...parts);
    const { executor } = this;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
  }

  requireModule(from, name, options, isActual) {
    const isOfProduct = name && !options?.isInternalModule && !isBuiltin(name) && !isOfTests(from, name);
    return isOfProduct ? createRequire(from)(name) : super.requireModule(from, name, options, isActual);
  }

  setMock(_from, name) {
    throw new Error(`${name} cannot be replaced: its users are loaded already`);
  }
}

module.exports = SharedRuntime;
