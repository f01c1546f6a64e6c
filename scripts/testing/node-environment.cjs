const { constants, createContext, runInContext } = require('node:vm');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { TestEnvironment: NodeEnvironment } = require('jest-environment-node');

/** Jest shares these with the realm that runs it. */
const shared = ['Buffer', 'ArrayBuffer', 'Uint8Array', 'process'];

/**
 * Jest's own environment stands a proxy before the global object, so that each `Math`, `Object` or `Set` in a hot loop takes microseconds.
 * Here the suite has a plain global object of its own: as apart from other suites, and as fast as the product.
 */
module.exports = class PlainGlobalEnvironment extends NodeEnvironment {
  constructor(config, context) {
    super(config, context);
    // Older Node has no such context.
    if (!constants?.DONT_CONTEXTIFY) return;
    const prepared = this.global;
    this.context = createContext(constants.DONT_CONTEXTIFY);
    this.global = runInContext('globalThis', this.context);
    for (const key of Reflect.ownKeys(prepared)) {
      const own = Object.getOwnPropertyDescriptor(this.global, key);
      if (own && !shared.includes(key)) continue;
      Object.defineProperty(this.global, key, Object.getOwnPropertyDescriptor(prepared, key));
    }
    this.global.global = this.global;
    this.global.Error.stackTraceLimit = 100;
    this.moduleMocker = new ModuleMocker(this.global);
    this.fakeTimersModern.dispose();
    this.fakeTimersModern = new ModernFakeTimers({ config: config.projectConfig, global: this.global });
  }
};
