import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral, Repository } from 'typeorm';

/** The way to Postgres: whatever runs inside a transaction is picked up by it. */
export class Database {
  private readonly transaction = new AsyncLocalStorage<EntityManager>();

  constructor(readonly dataSource: DataSource) {}

  /** The running transaction's manager, or one that commits each statement by itself. */
  get manager(): EntityManager {
    return this.transaction.getStore() ?? this.dataSource.manager;
  }

  get inTransaction(): boolean {
    return this.transaction.getStore() !== undefined;
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

  runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => this.transaction.run(manager, work));
  }
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
