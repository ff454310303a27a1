import { once } from 'node:events';
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

export type BeforeCommit<Item> = (items: Item[]) => Promise<void>;

/** One transaction on a connection of its own. Once it is over, it refuses every statement: the connection may already serve another transaction. */
export class Transaction {
  /** Hooks, each with the items that it is called with. */
  private beforeCommit = new Map<BeforeCommit<never>, unknown[]>();
  private isOver = false;

  private constructor(
    private readonly runner: QueryRunner,
    private readonly client: PoolClient,
  ) {}

  static async begin(dataSource: DataSource): Promise<Transaction> {
    const runner = dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as PoolClient;
      await runner.startTransaction();
      return new Transaction(runner, client);
    } catch (error) {
      await runner.release();
      throw error;
    }
  }

  get manager(): EntityManager {
    this.assertIsOn();
    return this.runner.manager;
  }

  async query(statement: QueryConfig): Promise<QueryResult> {
    this.assertIsOn();
    return this.client.query(statement);
  }

  addBeforeCommit<Item>(hook: BeforeCommit<Item>, items: Item[]): void {
    this.assertIsOn();
    this.beforeCommit.set(hook, [...(this.beforeCommit.get(hook) ?? []), ...items]);
  }

  async runBeforeCommit(): Promise<void> {
    while (this.beforeCommit.size > 0) {
      const hooks = this.beforeCommit;
      // A hook may ask for another.
      this.beforeCommit = new Map();
      for (const [hook, items] of hooks) await hook(items as never[]);
    }
  }

  /** Not TypeORM's: after a failed statement Postgres turns COMMIT into ROLLBACK, which TypeORM does not notice. */
  async commit(): Promise<void> {
    this.isOver = true;
    const { command } = await this.client.query('COMMIT');
    if (command !== 'COMMIT') throw new Error('The transaction had failed and was rolled back');
    await this.runner.release();
  }

  /** A connection that can't be brought out of its transaction is closed. */
  async rollBack(): Promise<void> {
    this.isOver = true;
    await this.client.query('ROLLBACK').catch(() => this.cut());
    await this.runner.release();
  }

  /** Closes the connection, so that Postgres rolls back and nobody else gets it in the middle of a transaction. */
  async cut(): Promise<void> {
    this.isOver = true;
    const { stream } = this.client.connection;
    if (stream.closed) return;
    const closed = once(stream, 'close');
    stream.destroy();
    await closed;
  }

  private assertIsOn(): void {
    if (this.isOver) throw new Error('The transaction is over');
  }
}
