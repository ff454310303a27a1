// @ts-check
import { constants } from 'node:os';

/** @type {NodeJS.Signals[]} */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {object} Lifetime
 * @property {AbortSignal} signal aborted when the end begins
 * @property {(close: () => Promise<unknown>) => void} atEnd what was opened last is closed first
 * @property {(code: number) => Promise<void>} end closes everything and exits, once
 */

/**
 * The life of this process: it ends well on Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that runs it.
 * @param {{ isTask?: boolean }} [options] whether it has something to finish: then an interruption is a failure, as in a shell
 * @returns {Lifetime}
 */
export function beginLifetime({ isTask = false } = {}) {
  /** @param {NodeJS.Signals} signal */
  const codeOf = (signal) => (isTask ? 128 + constants.signals[signal] : 0);
  const ending = new AbortController();
  const { atEnd, closeAll } = openScope();
  /** @param {number} code */
  const end = async (code) => {
    if (ending.signal.aborted) return;
    ending.abort();
    await closeAll();
    process.exit(code);
  };
  for (const name of signals) process.on(name, () => void end(codeOf(name)));
  // The reader of our output may exit first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event) endWithParent(() => end(codeOf('SIGHUP')));
  return { signal: ending.signal, atEnd, end };
}

/** Closes together all that was opened in it, the last first. */
export function openScope() {
  /** @type {(() => Promise<unknown>)[]} */
  const closers = [];
  return {
    atEnd: (/** @type {() => Promise<unknown>} */ close) => void closers.push(close),
    closeAll: async () => {
      for (const close of closers.splice(0).reverse()) await close().catch(() => {});
    },
  };
}

/** @param {() => Promise<void>} end */
function endWithParent(end) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end();
  }, 250).unref();
}
