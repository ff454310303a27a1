// @ts-check

/** A failure that a person can act on: its message is one sentence, shown without a stack. */
export class StartupError extends Error {
  name = 'StartupError';
}

/**
 * The server's own code throws its own class of this name.
 * @param {unknown} error
 * @returns {error is Error}
 */
export const isStartupError = (error) => error instanceof Error && error.name === 'StartupError';
