// @ts-check
const { TestEnvironment } = require('jest-environment-jsdom');

/** Browser APIs that jsdom lacks, taken from Node. */
const fromNode = {
  AbortController,
  AbortSignal,
  fetch,
  Headers,
  ReadableStream,
  Request,
  Response,
  structuredClone,
  TextDecoder,
  TextEncoder,
};

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, fromNode);
  }
};
