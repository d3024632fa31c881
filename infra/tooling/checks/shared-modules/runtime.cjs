const { readFileSync } = require('node:fs');
const { createRequire, isBuiltin, _extensions: readers } = require('node:module');
const path = require('node:path');
const { compileFunction } = require('node:vm');
const { default: Runtime } = require('jest-runtime');
const { classNamesIn } = require('../../build/styles/class-names.cjs');
require('tsx/cjs');

readers['.css'] = (module, file) => {
  module.exports = classNamesIn(file, readFileSync(file, 'utf8'));
};

const tests = path.join(__dirname, '../../../../tests/');
const isOfTests = (from, name) =>
  name.startsWith('#tests/') ||
  (/^[./]/.test(name) && path.resolve(path.dirname(from), name).startsWith(tests));

/**
 * Loads what is tested as Node does for `npm start`, once for all files of a worker; what is under tests/ anew for
 * each. Most of the time had gone into loading hundreds of modules again and again. A file that replaces modules, or
 * imports them by names it computes, has them to itself under `@jest-environment node`.
 */
module.exports = class SharedRuntime extends Runtime {
  #isShared;

  constructor(config, environment, ...others) {
    super(config, environment, ...others);
    this.#isShared = environment.global === globalThis;
    const { executor, mockState } = this;
    if (!this.#isShared) return;
    executor.compile = (source, filename) =>
      compileFunction(source, executor.injectedModuleParameters, { filename });
    // A mock without a factory does not come by `setMock`.
    mockState.markExplicitCjsMock = (from, name) => this.#refuse(`Replacing ${name} in ${from}`);
  }

  requireModule(from, name, options, isActual) {
    const isOwn = !this.#isShared || !name || options?.isInternalModule || isBuiltin(name);
    return isOwn || isOfTests(from, name)
      ? super.requireModule(from, name, options, isActual)
      : createRequire(from)(name);
  }

  #refuse(what) {
    throw new Error(`${what} needs @jest-environment node: modules are shared between test files`);
  }

  setMock(from, name, ...others) {
    if (this.#isShared) this.#refuse(`Replacing ${name} in ${from}`);
    super.setMock(from, name, ...others);
  }

  isolateModules(load) {
    if (this.#isShared) this.#refuse('isolateModules');
    super.isolateModules(load);
  }

  async isolateModulesAsync(load) {
    if (this.#isShared) this.#refuse('isolateModulesAsync');
    await super.isolateModulesAsync(load);
  }

  resetModules() {
    // The runtime does so itself before there is a test.
    if (#isShared in this && this.#isShared) this.#refuse('resetModules');
    super.resetModules();
  }

  teardown() {
    this.#isShared = false;
    super.teardown();
  }
};
