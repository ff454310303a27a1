import { AsyncLocalStorage } from 'node:async_hooks';
import { hash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, QueryConfig, QueryResult } from 'pg';
import type { Sql } from 'sql-template-tag';
import type { DataSource, ObjectLiteral, Repository } from 'typeorm';
import type { Replica } from './replica';
import { type BeforeCommit, Transaction } from './transaction';

/** SQL text with its parameters. */
export type Statement = Pick<Sql, 'text' | 'values'>;

interface DatabaseOptions {
  /** Where the data source's connections are PgBouncer's: of Postgres itself. */
  directUrl?: string | undefined;
  replica?: Replica | undefined;
}

/** The way to Postgres: whatever runs inside a transaction takes part in it. */
export class Database {
  private readonly transaction = new AsyncLocalStorage<Transaction>();
  private readonly lateReads = new AsyncLocalStorage<true>();
  private readonly runningTransactions = new Set<Transaction>();
  private isClosed = false;

  constructor(
    readonly dataSource: DataSource,
    private readonly options: DatabaseOptions = {},
  ) {}

  get hasReplica(): boolean {
    return this.options.replica !== undefined;
  }

  get inTransaction(): boolean {
    return this.transaction.getStore() !== undefined;
  }

  /** For connections that keep a session. */
  get urlOfSessions(): string {
    return this.options.directUrl ?? (this.dataSource.options as { url: string }).url;
  }

  /** The driver's own pool. */
  get pool(): Pool {
    return (this.dataSource.driver as unknown as { master: Pool }).master;
  }

  get pools(): { primary: Pool; replica: Pool | undefined } {
    return { primary: this.pool, replica: this.options.replica?.pool };
  }

  /** The same repository inside the running transaction; outside one, each of its statements commits by itself. */
  repository<Row extends ObjectLiteral>(repository: Repository<Row>): Repository<Row> {
    return this.transaction.getStore()?.manager.withRepository(repository) ?? repository;
  }

  /** @param parameters of a text; a statement brings its own */
  query<Row>(statement: string | Statement, parameters: unknown[] = []): Promise<Row[]> {
    if (typeof statement === 'string') return this.send({ text: statement, values: parameters });
    return this.send({ text: statement.text, values: statement.values });
  }

  /** Postgres plans it once a connection: for hot statements, whose text is the same in every call. */
  queryPrepared<Row>({ text, values }: Statement): Promise<Row[]> {
    return this.send(this.prepared({ name: hash('sha1', text, 'base64'), text, values }));
  }

  /** A statement loses its name behind PgBouncer: prepared statements do not survive its switches of sessions. */
  prepared({ name, ...statement }: QueryConfig): QueryConfig {
    return this.options.directUrl === undefined ? { name, ...statement } : statement;
  }

  /** This work's reads outside a transaction may be a second old. */
  runWithLateReads<T>(work: () => T): T {
    return this.lateReads.run(true, work);
  }

  async runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    if (this.isClosed) throw new Error('The database is closed');
    const transaction = await Transaction.begin(this.dataSource);
    this.runningTransactions.add(transaction);
    try {
      const result = await this.transaction.run(transaction, async () => {
        const done = await work();
        await transaction.runBeforeCommit();
        return done;
      });
      await transaction.commit();
      return result;
    } catch (error) {
      await transaction.rollBack();
      throw error;
    } finally {
      this.runningTransactions.delete(transaction);
    }
  }

  /**
   * Calls `hook` once, right before the running transaction commits, with all items that it was given until then: the locks
   * that it takes are held for a moment.
   */
  beforeCommit<Item>(hook: BeforeCommit<Item>, items: Item[]): void {
    const transaction = this.transaction.getStore();
    if (!transaction) throw new Error('There is no running transaction');
    transaction.addBeforeCommit(hook, items);
  }

  /** Begins no more transactions and waits for the running ones. Those that have not ended after the timeout are rolled back. */
  async endTransactions(timeoutMs: number): Promise<void> {
    const deadline = Date.now() + timeoutMs;
    while (this.runningTransactions.size > 0 && Date.now() < deadline) await pause(20);
    this.isClosed = true;
    // Not awaited: the replica only reads, and may be unreachable.
    void this.options.replica?.close();
    // Otherwise TypeORM would reuse their connections in the middle of a transaction.
    await Promise.all([...this.runningTransactions].map((transaction) => transaction.cut()));
  }

  async close(timeoutMs: number): Promise<void> {
    await this.endTransactions(timeoutMs);
    await this.dataSource.destroy();
  }

  private async send<Row>(statement: QueryConfig): Promise<Row[]> {
    const { rows } = await (this.transaction.getStore()?.query(statement) ?? this.sendToPool(statement));
    return rows as Row[];
  }

  private async sendToPool(statement: QueryConfig): Promise<QueryResult> {
    const { replica } = this.options;
    if (!replica?.isFresh || !this.lateReads.getStore()) return this.pool.query(statement);
    return replica.query(statement).catch(() => this.pool.query(statement));
  }
}
