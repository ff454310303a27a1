import type { Client } from 'pg';

/**
 * What is sent over it in this turn of the event loop goes in one packet: each wakes Postgres, which costs more than what is
 * in it.
 */
export function holdBack(client: Client): void {
  const { stream } = client.connection;
  stream.cork();
  setImmediate(() => stream.uncork());
}
