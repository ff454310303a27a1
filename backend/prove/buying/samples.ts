import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { brokenInvariantsNow } from './invariants';
import { type Finding, type TrialContext, noneOf } from '../trial';

const everyMs = 1_000;

const figures = `
  SELECT (SELECT sum(stock) FROM catalogue.variants) AS stock,
         (SELECT coalesce(sum(quantity) FILTER (WHERE state = 'held'), 0) FROM catalogue.reservations) AS held,
         (SELECT coalesce(sum(quantity) FILTER (WHERE state = 'sold'), 0) FROM catalogue.reservations) AS sold,
         (SELECT sum(change) FROM catalogue.stock_movements WHERE cause IN ('initial', 'corrected')) AS put_in,
         (SELECT count(*) FROM ordering.orders WHERE stage = 'paid') AS paid,
         (SELECT count(*) FROM paypal_simulator.captures) AS captures`;

/** Checks the invariants every second while the shop is at work. */
export class Samples {
  private isOver = false;
  private taken = 0;
  private unreachable = 0;
  private readonly broken = new Set<string>();
  private readonly watch: Promise<void>;

  private constructor(private readonly context: TrialContext) {
    this.watch = this.takeOn();
  }

  static begin(context: TrialContext): Samples {
    return new Samples(context);
  }

  async end(): Promise<Finding[]> {
    this.isOver = true;
    await this.watch;
    const whileAway = this.unreachable > 0 ? `, and ${this.unreachable} while the database was away` : '';
    return [
      { what: `samples of the invariants${whileAway}`, figure: String(this.taken), good: this.taken > 0 },
      noneOf('invariants broken in any of them', [...this.broken]),
    ];
  }

  private async takeOn(): Promise<void> {
    do {
      await this.take().catch((error: unknown) => {
        this.unreachable += 1;
        this.context.record({ sample: 'none', error: String(error) });
      });
      await pause(everyMs);
    } while (!this.isOver);
  }

  private async take(): Promise<void> {
    const client = new Client({
      connectionString: this.context.postgres.url,
      connectionTimeoutMillis: 5_000,
    });
    // Postgres is stopped on purpose: open requests get an error.
    client.on('error', () => undefined);
    await client.connect();
    try {
      const [sums] = (await client.query<Record<string, string>>(figures)).rows;
      const broken = await brokenInvariantsNow(async (sql) => (await client.query<object>(sql)).rows);
      this.taken += 1;
      broken.forEach((rule) => this.broken.add(rule));
      this.context.record({ sample: sums, broken });
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
