const { TestEnvironment } = require('jest-environment-node');

/** The globals of Node itself instead of a copy for each file: what is shared between files has no others. */
module.exports = class SharedEnvironment extends TestEnvironment {
  #globals = Object.getOwnPropertyDescriptors(globalThis);
  #env = { ...process.env };

  constructor(config, context) {
    super(config, context);
    this.global = globalThis;
    this.moduleMocker = new this.moduleMocker.constructor(globalThis);
    this.fakeTimersModern = new this.fakeTimersModern.constructor({
      config: config.projectConfig,
      global: globalThis,
    });
  }

  /** The next file finds them as this one did. */
  async teardown() {
    await super.teardown();
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    for (const key of Reflect.ownKeys(globalThis))
      if (!Object.hasOwn(this.#globals, key)) Reflect.deleteProperty(globalThis, key);
    for (const key of Reflect.ownKeys(this.#globals))
      Reflect.defineProperty(globalThis, key, this.#globals[key]);
  }
};
