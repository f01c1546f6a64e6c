const { TestEnvironment } = require('../scripts/testing/jsdom-environment.cjs');

// jsdom has no fetch: Node's own is lent, so that a test can't pass on a missing function. Motion is not wanted, but where a test says so.
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      fetch,
      Request,
      Response,
      Headers,
      TextEncoder,
      TextDecoder,
      ReadableStream,
      structuredClone,
      matchMedia: (media) => ({ media, matches: media === '(prefers-reduced-motion)' }),
    });
  }
};
