import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import { holdBack } from './hold-back';
import { openPlannedPool } from './pool';

/** Few, so that much goes down each at once; more than Postgres has processors for would bring nothing. */
const lineCount = 4;

/** As long as anybody would wait for a free connection. */
const patienceMs = 5_000;

/**
 * Connections for short reads, each of which carries many at once: a question is sent before the last one's answer is there.
 * All that is asked in one turn of the event loop goes into one packet, which costs more than what is in it. Answers come
 * in the order of the questions, so a slow one would hold up all behind it.
 */
export class ReadingLines {
  private readonly pool: Pool;
  private readonly lines: ReadingLine[];
  private turn = 0;

  constructor(url: string) {
    this.pool = openPlannedPool(url, lineCount, { query_timeout: patienceMs });
    this.lines = Array.from({ length: lineCount }, () => new ReadingLine(this.pool));
  }

  next(): ReadingLine {
    return this.lines[this.turn++ % lineCount]!;
  }

  async close(): Promise<void> {
    await Promise.all(this.lines.map((line) => line.hangUp()));
    await this.pool.end();
  }
}

/** Opened by the first question; one that ended is opened again by the next. */
export class ReadingLine {
  private opening: Promise<PoolClient> | undefined;
  private open: PoolClient | undefined;

  constructor(private readonly pool: Pool) {}

  async ask(question: QueryConfig): Promise<QueryResult> {
    const client = this.open ?? (await (this.opening ??= this.connect()));
    holdBack(client);
    return client.query(question);
  }

  async hangUp(): Promise<void> {
    const client = await this.opening?.catch(() => undefined);
    if (client && this.open === client) this.lose(client);
  }

  private async connect(): Promise<PoolClient> {
    try {
      const client = await this.pool.connect();
      // Comes before its end, and from then on nothing may be asked of it.
      client.once('error', () => this.lose(client));
      return (this.open = client);
    } catch (error) {
      this.opening = undefined;
      throw error;
    }
  }

  private lose(client: PoolClient): void {
    if (this.open !== client) return;
    this.open = this.opening = undefined;
    client.release(true);
  }
}
