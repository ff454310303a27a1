import { AsyncLocalStorage } from 'node:async_hooks';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import { join, raw, type Sql } from 'sql-template-tag';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';
import { openPlannedPool } from './pool';
import { type ReadingLine, ReadingLines } from './reading-lines';
import { type LastStep, named, type Statement, Transaction } from './transaction';
import type { Part } from './waiting-writes';

/** The way to Postgres: whatever runs inside a transaction is picked up by it. */
export class Database {
  private readonly transaction = new AsyncLocalStorage<Transaction>();
  private readonly runningTransactions = new Set<Transaction>();
  private readonly columns = new Map<EntityTarget<ObjectLiteral>, Sql>();

  /** What was told in a transaction that this process has just committed. */
  readonly committed = new EventEmitter<{ change: [what: string] }>();

  private readonly lines: ReadingLines;
  /** For transactions. */
  private readonly writers: Pool;

  constructor(readonly dataSource: DataSource) {
    this.lines = new ReadingLines(this.url);
    this.writers = openPlannedPool(this.url, dataSource.options.poolSize!);
  }

  /** The running transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.transaction.getStore()?.manager ?? this.dataSource.manager;
  }

  get inTransaction(): boolean {
    return this.transaction.getStore() !== undefined;
  }

  /** Whether others were faster than what runs now, so that it begins again: it had better wait for them. */
  get isDoneAgain(): boolean {
    return this.transaction.getStore()?.isDoneAgain === true;
  }

  get url(): string {
    return (this.dataSource.options as { url: string }).url;
  }

  /** The driver's own pool, for what needs no TypeORM between it and Postgres. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  rows<Row extends ObjectLiteral>(table: EntityTarget<Row>): Repository<Row> {
    return this.manager.getRepository(table);
  }

  /** Rows as JSON by the names of their columns, as `json_populate_recordset` reads them. */
  recordsOf<Row extends ObjectLiteral>(table: EntityTarget<Row>, rows: Row[]): string {
    const { columns } = this.dataSource.getMetadata(table);
    const records = rows.map((row) => {
      const record: Record<string, unknown> = {};
      for (const { databaseName, propertyName } of columns) record[databaseName] = row[propertyName];
      return record;
    });
    return JSON.stringify(records);
  }

  /** @param parameters of a text; a statement that was put together brings its own */
  async query<Row>(statement: string | Statement, parameters: unknown[] = []): Promise<Row[]> {
    if (typeof statement !== 'string') return this.query<Row>(statement.text, statement.values);
    return (await this.ask({ text: statement, values: parameters })).rows as Row[];
  }

  /** For the hot path: each connection has Postgres plan it once. Not for texts that differ from call to call. */
  async queryPrepared<Row>(statement: Statement): Promise<Row[]> {
    return (await this.ask(named(statement))).rows as Row[];
  }

  /**
   * As `queryPrepared`, for what locks nothing, changes nothing and is found by a key, or as the next few of an index: no
   * transaction is begun for it, and it goes down a line where others wait behind it.
   */
  async lookUp<Row>(statement: Statement): Promise<Row[]> {
    const running = this.transaction.getStore();
    const question = named(statement);
    const { rows } = await (running?.hasItsOwn ? running.ask(question) : this.lineOf(running).ask(question));
    return rows as Row[];
  }

  /**
   * Writes when the running transaction sends its next statement or ends, in one statement with what else waits; so only
   * what nobody waits to read the answer of. Outside a transaction at once.
   */
  async write(parts: Part[]): Promise<void> {
    await this.inOne(async (transaction) => transaction.write(parts));
  }

  /** The same with the call of a function that writes. */
  async call(functionCall: Sql): Promise<void> {
    await this.inOne(async (transaction) => transaction.call(functionCall));
  }

  /**
   * Whoever follows the changes of this database, in any process, hears of it once the running transaction is committed; in
   * this process before anybody else does anything.
   */
  async tell(what: string[]): Promise<void> {
    await this.inOne(async (transaction) => transaction.tell(what));
  }

  /** As `rows` would name them, for a statement of the hot path. */
  columnsOf<Row extends ObjectLiteral>(table: EntityTarget<Row>): Sql {
    let known = this.columns.get(table);
    if (!known) {
      const names = this.dataSource
        .getMetadata(table)
        .columns.map(({ databaseName, propertyName }) => raw(`${databaseName} AS "${propertyName}"`));
      this.columns.set(table, (known = join(names)));
    }
    return known;
  }

  async runInTransaction<T>(work: () => Promise<T>, isDoneAgain = false): Promise<T> {
    const transaction = new Transaction(this.dataSource, this.writers, isDoneAgain);
    this.runningTransactions.add(transaction);
    try {
      const result = await this.transaction.run(transaction, async () => {
        const done = await work();
        await transaction.runLastSteps();
        await transaction.commit();
        for (const what of transaction.told) this.committed.emit('change', what);
        return done;
      });
      for (const step of transaction.nextSteps) step();
      return result;
    } finally {
      await transaction.end();
      this.runningTransactions.delete(transaction);
    }
  }

  /**
   * Has `step` done once, as the last thing before the running transaction commits, with all ids that it was given
   * until then, sorted: what it locks is locked for a moment, and in one order.
   */
  beforeCommit(step: LastStep, ids: string[]): void {
    const transaction = this.transaction.getStore();
    if (!transaction) throw new Error('There is no running transaction');
    const collected = transaction.lastSteps.get(step) ?? new Set();
    for (const id of ids) collected.add(id);
    transaction.lastSteps.set(step, collected);
  }

  /** Has `step` done once the running transaction is committed, by this process; never, if it ends in between. */
  async afterCommit(step: () => void): Promise<void> {
    await this.inOne(async (transaction) => void transaction.nextSteps.push(step));
  }

  private ask(question: QueryConfig): Promise<QueryResult> {
    return this.transaction.getStore()?.ask(question) ?? this.pool.query(question);
  }

  /** What a unit of work asks at once goes down one line, so it is answered in its order, and asked in one packet. */
  private lineOf(running: Transaction | undefined): ReadingLine {
    return running ? (running.line ??= this.lines.next()) : this.lines.next();
  }

  private inOne(write: (transaction: Transaction) => Promise<void>): Promise<void> {
    const running = this.transaction.getStore();
    return running ? write(running) : this.runInTransaction(() => write(this.transaction.getStore()!));
  }

  /** Waits for the running transactions; what has not ended after so long is rolled back. */
  async close(patienceMs: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (this.runningTransactions.size > 0 && Date.now() < deadline) await pause(20);
    await Promise.allSettled([...this.runningTransactions].map((transaction) => transaction.cut()));
    await this.lines.close();
    await this.writers.end();
    await this.dataSource.destroy();
  }
}
