/** Where this server listens: known once it does, which is after everything has been put together. */
export class ListeningAddress {
  private port: number | undefined;

  opened(port: number): void {
    this.port = port;
  }

  /** This server as itself reaches it. */
  get loopback(): string {
    if (this.port === undefined) throw new Error('The server does not listen yet');
    return `http://127.0.0.1:${this.port}`;
  }
}
