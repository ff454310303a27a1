import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import sql, { join, raw, type Sql } from 'sql-template-tag';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
  Repository,
} from 'typeorm';

interface RunningTransaction {
  manager: EntityManager;
  /** What waits for its end, with what it is given then. */
  lastSteps: Map<LastStep, Set<string>>;
}

type LastStep = (ids: string[]) => Promise<void>;

/** The way to Postgres: whatever runs inside a transaction is picked up by it. */
export class Database {
  private readonly transaction = new AsyncLocalStorage<RunningTransaction>();
  private readonly runningTransactions = new Set<QueryRunner>();

  constructor(readonly dataSource: DataSource) {}

  /** The running transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.transaction.getStore()?.manager ?? this.dataSource.manager;
  }

  get inTransaction(): boolean {
    return this.transaction.getStore() !== undefined;
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
    const { columns } = this.rows(table).metadata;
    return JSON.stringify(
      rows.map((row) =>
        Object.fromEntries(
          columns.map(({ databaseName, propertyName }) => [databaseName, row[propertyName] as unknown]),
        ),
      ),
    );
  }

  /** @param parameters of a text; a statement that was put together brings its own */
  async query<Row>(statement: string | Sql, parameters: unknown[] = []): Promise<Row[]> {
    if (typeof statement !== 'string') return this.query<Row>(statement.text, statement.values);
    const runner = this.transaction.getStore()?.manager.queryRunner;
    if (runner) return (await runner.query(statement, parameters, true)).records as Row[];
    return (await this.pool.query(statement, parameters)).rows as Row[];
  }

  /** For the hot path: each connection has Postgres plan it once. Not for texts that differ from call to call. */
  async queryPrepared<Row>({ text, values }: Sql): Promise<Row[]> {
    const runner = this.transaction.getStore()?.manager.queryRunner;
    const connection = runner ? ((await runner.connect()) as Client) : this.pool;
    return (await connection.query({ name: nameOf(text), text, values })).rows as Row[];
  }

  /** What `rows` would find, by a statement of the hot path. @param rest what follows the table: a condition, a lock */
  findPrepared<Row extends ObjectLiteral>(table: EntityTarget<Row>, rest: Sql): Promise<Row[]> {
    const { columns, tablePath } = this.rows(table).metadata;
    const names = columns.map(({ databaseName, propertyName }) =>
      raw(`${databaseName} AS "${propertyName}"`),
    );
    return this.queryPrepared<Row>(sql`SELECT ${join(names)} FROM ${raw(tablePath)} ${rest}`);
  }

  async runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    this.runningTransactions.add(runner);
    try {
      return await runner.manager.transaction((manager) => this.runToItsEnd(manager, work));
    } finally {
      await runner.release();
      this.runningTransactions.delete(runner);
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

  private runToItsEnd<T>(manager: EntityManager, work: () => Promise<T>): Promise<T> {
    const lastSteps: RunningTransaction['lastSteps'] = new Map();
    return this.transaction.run({ manager, lastSteps }, async () => {
      const result = await work();
      for (const [step, ids] of lastSteps) await step([...ids].sort());
      return result;
    });
  }

  /** Waits for the running transactions; what has not ended after so long is rolled back. */
  async close(patienceMs: number): Promise<void> {
    const deadline = Date.now() + patienceMs;
    while (this.runningTransactions.size > 0 && Date.now() < deadline) await pause(20);
    await Promise.allSettled([...this.runningTransactions].map(endConnection));
    await this.dataSource.destroy();
  }
}

/** Not its release, which would hand a half-done transaction to the next one who takes the connection. */
async function endConnection(runner: QueryRunner): Promise<void> {
  if (runner.isReleased) return;
  const client = (await runner.connect()) as Client;
  await client.end();
}

/** Short enough for Postgres, whose names end after 63 bytes. */
const nameOf = (text: string): string => createHash('sha1').update(text).digest('base64');
