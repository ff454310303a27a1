import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sign } from 'jsonwebtoken';
import { Pool } from 'pg';

export const jwtSecret = 'only for the benchmark, on this machine';

/** Someone who is signed in, has an address, and knows what to buy. */
export interface Person {
  id: string;
  sessionId: string;
  addressId: string;
  productId: string;
  variantId: string;
  cookie: string;
}

type Goods = Pick<Person, 'productId' | 'variantId'>;

/** The shop's database, as the bench prepares and inspects it. */
export class World {
  private served = 0;

  private constructor(
    private readonly database: Pool,
    private readonly goods: Goods[],
  ) {}

  static async open(databaseUrl: string): Promise<World> {
    const database = new Pool({ connectionString: databaseUrl, max: 1, allowExitOnIdle: true });
    database.on('error', () => undefined);
    const { rows } = await database.query<Goods>(
      `SELECT DISTINCT ON (product_id) product_id AS "productId", id AS "variantId"
         FROM catalogue.variants WHERE stock > 0 ORDER BY product_id, position`,
    );
    return new World(database, rows);
  }

  async backendPid(): Promise<number> {
    const [row] = await this.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    return row!.pid;
  }

  /** Adds new people; the next ones want other products. */
  async welcome(count: number, { withFullCart }: { withFullCart: boolean }): Promise<Person[]> {
    const people = Array.from({ length: count }, () =>
      newPerson(this.goods[this.served++ % this.goods.length]!),
    );
    const json = JSON.stringify(people);
    for (const statement of withFullCart ? [...settling, filling] : settling)
      await this.database.query(statement, [json]);
    return people;
  }

  private async query<Row extends object>(sql: string): Promise<Row[]> {
    return (await this.database.query<Row>(sql)).rows;
  }

  /** Waits until no job is due any more. @throws when one failed */
  async jobsAreDone(): Promise<void> {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const [jobs] = await this.query<{ due: number; failures: string[] }>(
        `SELECT count(*) FILTER (WHERE run_at <= now())::integer AS due,
                coalesce(array_agg(last_error) FILTER (WHERE last_error IS NOT NULL), '{}') AS failures
           FROM graphile_worker.jobs`,
      );
      if (jobs!.failures.length > 0) throw new Error(`A job failed: ${jobs!.failures[0]}`);
      if (jobs!.due === 0) return;
      if (Date.now() > deadline) throw new Error(`${jobs!.due} jobs are not done yet`);
      await pause(10);
    }
  }

  /** Removes jobs that would fall due in a later round, and the dead rows of the round before. */
  async tidy(): Promise<void> {
    await this.database.query(
      'SELECT FROM graphile_worker.complete_jobs(ARRAY(SELECT id FROM graphile_worker.jobs))',
    );
    await this.database.query('VACUUM ANALYZE');
  }
}

function newPerson(goods: Goods): Person {
  const [id, sessionId] = [randomUUID(), randomUUID()];
  const token = sign({ sub: id, sid: sessionId }, jwtSecret, { expiresIn: '1h' });
  return { id, sessionId, addressId: randomUUID(), ...goods, cookie: `token=${token}` };
}

const each = `json_to_recordset($1)
  AS b(id uuid, "sessionId" uuid, "addressId" uuid, "productId" uuid, "variantId" uuid)`;

const settling = [
  `INSERT INTO identity.users SELECT id, 'Buyer', id || '@bench.test', '-', 'user', now() FROM ${each}`,
  `INSERT INTO identity.sessions SELECT "sessionId", id, now() + interval '1 hour', NULL, 'Bench', now(), now() FROM ${each}`,
  `INSERT INTO identity.address_books SELECT id FROM ${each}`,
  `INSERT INTO identity.addresses SELECT "addressId", id, 'Street 1', 'City', '1', '1', '-' FROM ${each}`,
  `INSERT INTO cart.carts SELECT id FROM ${each}`,
];
const filling = `INSERT INTO cart.cart_lines (shopper_id, variant_id, product_id, quantity, position)
                 SELECT id, "variantId", "productId", 1, 0 FROM ${each}`;
