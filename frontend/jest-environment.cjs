const { TestEnvironment } = require('../scripts/testing/jsdom-environment.cjs');

const lent = {
  fetch,
  Request,
  Response,
  Headers,
  AbortController,
  AbortSignal,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  structuredClone,
};

// jsdom has no fetch: Node's own is lent, so that a test can't pass on a missing function.
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, lent, { scrollTo: () => {} });
    // jsdom lays nothing out.
    this.global.Element.prototype.scrollIntoView = () => {};
  }
};
