/** Does `work` every so often, never twice at once, until it is stopped. */
export class Repeated {
  private readonly clock: NodeJS.Timeout;
  private underway: Promise<void> | undefined;

  constructor(everyMs: number, work: () => Promise<void>, report: (error: unknown) => void) {
    this.clock = setInterval(() => {
      this.underway ??= work()
        .catch(report)
        .finally(() => (this.underway = undefined));
    }, everyMs).unref();
  }

  /** Also waits for what is under way. */
  async stop(): Promise<void> {
    clearInterval(this.clock);
    await this.underway;
  }
}
