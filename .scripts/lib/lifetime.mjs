// @ts-check

/**
 * @typedef {object} Lifetime
 * @property {AbortSignal} signal aborted when the end begins
 * @property {(close: () => Promise<unknown>) => void} atEnd what was opened last is closed first
 * @property {(code: number) => Promise<void>} end closes everything and exits, once
 */

/**
 * The life of this process: it ends well on Ctrl-C, SIGTERM, a closed terminal, or the death of the npm that runs it.
 * @returns {Lifetime}
 */
export function beginLifetime() {
  const ending = new AbortController();
  const { atEnd, closeAll } = openScope();
  /** @param {number} code */
  const end = async (code) => {
    if (ending.signal.aborted) return;
    ending.abort();
    await closeAll();
    process.exit(code);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => void end(0));
  // The reader of our output may exit first.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  if (process.env.npm_lifecycle_event) endWithParent(end);
  return { signal: ending.signal, atEnd, end };
}

/** What is closed together, what was opened last first. */
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

/** @param {(code: number) => Promise<void>} end */
function endWithParent(end) {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void end(0);
  }, 250).unref();
}
