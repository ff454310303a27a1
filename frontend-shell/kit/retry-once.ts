/** Milliseconds. By then the browser has reported all failed preloads. */
const pauseMs = 100;

/**
 * Tries again after a failure. A browser whose preload of a file has failed reports that failure to the next request of
 * the file, too, without asking the server.
 */
export async function retryOnce<Result>(attempt: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await attempt();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    return attempt();
  }
}
