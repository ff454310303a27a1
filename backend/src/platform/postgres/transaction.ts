import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { tellOf } from './change-feed';
import { holdBack } from './hold-back';
import type { ReadingLine } from './reading-lines';
import { type Part, WaitingWrites } from './waiting-writes';

export type LastStep = (ids: string[]) => Promise<void>;

/**
 * One transaction, on a connection of its own. It begins with the first statement that needs one: a unit of work that only
 * reads, or only writes what one statement can, needs none.
 */
export class Transaction {
  /** What waits for its end, with what it is given then. */
  readonly lastSteps = new Map<LastStep, Set<string>>();
  /** What others are told once it is committed. */
  readonly told = new Set<string>();
  /** What follows in this process once it is committed. */
  readonly nextSteps: (() => void)[] = [];
  /** The one down which it reads while nothing of its own is to be seen. */
  line: ReadingLine | undefined;
  private readonly waiting = new WaitingWrites();
  private begun: Promise<PoolClient> | undefined;
  private started: Promise<unknown> | undefined;
  private orm: EntityManager | undefined;
  private isOver = false;
  private isCommitted = false;
  private isReleased = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pool: Pool,
    /** Others were faster than the first time. */
    readonly isDoneAgain: boolean,
  ) {}

  /** TypeORM's way into it. */
  get manager(): EntityManager {
    return (this.orm ??= this.borrowedRunner().manager);
  }

  /** As long as nothing of its own is to be seen, what it reads is what is there for all. */
  get hasItsOwn(): boolean {
    return this.begun !== undefined || !this.waiting.changesNothing;
  }

  /**
   * Sends it after all that waits, without waiting for an answer: what is asked at once is asked in its order, and goes in
   * one packet.
   */
  async ask(question: QueryConfig): Promise<QueryResult> {
    const client = await this.client();
    holdBack(client);
    const written = this.sendWaiting(client);
    const answer = client.query(question);
    // What follows a failure fails, too: told is the first.
    answer.catch(() => undefined);
    await written;
    return answer;
  }

  /** Sent with what else waits, before the next statement or at the end. */
  async write(parts: Part[]): Promise<void> {
    if (this.waiting.isInTheWayOf(parts)) await this.sent();
    this.assertIsOn();
    this.waiting.add(parts);
  }

  call(functionCall: Sql): void {
    this.assertIsOn();
    this.waiting.addCall(functionCall);
  }

  tell(what: string[]): void {
    for (const one of what) this.told.add(one);
    this.call(sql`(SELECT count(*) FROM unnest(${what}::text[]) AS told (what), ${tellOf(sql`told.what`)})`);
  }

  async runLastSteps(): Promise<void> {
    for (const [step, ids] of this.lastSteps) await step([...ids].sort());
  }

  async commit(): Promise<void> {
    this.isOver = true;
    if (!this.begun) {
      if (!this.waiting.isEmpty) await this.pool.query(named(this.waiting.take()));
      return;
    }
    const client = await this.begun;
    // One after the other without waiting between: after a failure Postgres makes a ROLLBACK of the COMMIT.
    holdBack(client);
    const lastWritten = this.sendWaiting(client);
    const committing = client.query('COMMIT');
    committing.catch(() => undefined);
    await this.started;
    await lastWritten;
    const { command } = await committing;
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
    this.isCommitted = true;
  }

  /** Hands the connection back; one that can't be brought out of its transaction goes. */
  async end(): Promise<void> {
    this.isOver = true;
    const client = await this.begun?.catch(() => undefined);
    const isUsable = this.isCommitted || (await client?.query('ROLLBACK').then(isDone, isNot)) === true;
    this.release(client, isUsable);
  }

  /** Ends the connection before it is handed back: whoever takes it next would go on in a half-done transaction. */
  async cut(): Promise<void> {
    const client = await this.begun?.catch(() => undefined);
    client?.connection.stream.destroy();
    this.release(client, false);
  }

  /** Its connection, once all that waited is written. */
  private async sent(): Promise<PoolClient> {
    const client = await this.client();
    await this.sendWaiting(client);
    return client;
  }

  /** Never after its end: by then the connection is another's. */
  private async client(): Promise<PoolClient> {
    const client = await (this.begun ??= this.begin());
    this.assertIsOn();
    return client;
  }

  private assertIsOn(): void {
    if (this.isOver) throw new Error('The transaction is over');
  }

  private sendWaiting(client: PoolClient): Promise<unknown> | undefined {
    if (this.waiting.isEmpty) return undefined;
    const written = client.query(named(this.waiting.take()));
    written.catch(() => undefined);
    return written;
  }

  private release(client: PoolClient | undefined, isUsable: boolean): void {
    if (!this.isReleased) client?.release(!isUsable);
    this.isReleased = true;
  }

  private async begin(): Promise<PoolClient> {
    const client = await this.pool.connect();
    // Sent together with the statement that it is begun for.
    holdBack(client);
    this.started = client.query('START TRANSACTION');
    this.started.catch(() => undefined);
    return client;
  }

  /** TypeORM asks its runner for the connection before each statement; the transaction is none of its own. */
  private borrowedRunner(): QueryRunner {
    return Object.assign(this.dataSource.createQueryRunner(), {
      connect: () => this.sent(),
      isTransactionActive: true,
    });
  }
}

/** Its parameters are where the text says so. */
export type Statement = Pick<Sql, 'text' | 'values'>;

/** Each connection has Postgres plan it once. */
export const named = ({ text, values }: Statement): QueryConfig => ({
  name: nameOf(text),
  text,
  values,
});

/** Some texts differ from call to call: the oldest go. */
const names = new LRUCache<string, string>({ max: 2_000 });

/** Short enough for Postgres, whose names end after 63 bytes. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) names.set(text, (name = createHash('sha1').update(text).digest('base64')));
  return name;
}

const isDone = () => true;
const isNot = () => false;
