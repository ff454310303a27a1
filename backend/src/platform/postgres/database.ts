import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client, Pool } from 'pg';
import type {
  DataSource,
  EntityManager,
  EntityTarget,
  ObjectLiteral,
  QueryRunner,
  Repository,
} from 'typeorm';

/** The way to Postgres: whatever runs inside a transaction is picked up by it. */
export class Database {
  private readonly transaction = new AsyncLocalStorage<EntityManager>();
  private readonly runningTransactions = new Set<QueryRunner>();

  constructor(readonly dataSource: DataSource) {}

  /** The running transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.transaction.getStore() ?? this.dataSource.manager;
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

  async query<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    const runner = this.transaction.getStore()?.queryRunner;
    if (runner) return (await runner.query(sql, parameters, true)).records as Row[];
    return (await this.pool.query(sql, parameters)).rows as Row[];
  }

  /** A read of the hot path: each connection has Postgres plan it once. Not for texts that differ from call to call. */
  async read<Row>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    if (this.inTransaction) return this.query(sql, parameters);
    return (await this.pool.query({ name: nameOf(sql), text: sql, values: parameters })).rows as Row[];
  }

  async runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    this.runningTransactions.add(runner);
    try {
      return await runner.manager.transaction((manager) => this.transaction.run(manager, work));
    } finally {
      await runner.release();
      this.runningTransactions.delete(runner);
    }
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

const names = new Map<string, string>();

/** Short enough for Postgres, whose names end after 63 bytes. */
function nameOf(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  const name = `read-${names.size}`;
  names.set(sql, name);
  return name;
}
