/** Whatever else was preloaded in vain is told so by then, too. */
const momentMs = 100;

/**
 * A browser whose preload of a file has failed gives that failure to whoever asks for the file next, without asking the
 * server: so a failure is believed when it comes twice.
 */
export async function askingTwice<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, momentMs));
    return ask();
  }
}
