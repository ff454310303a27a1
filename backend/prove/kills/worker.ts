import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { onDatabase } from '../shop/shop-database';
import { type Buyer, Buyers, type OpenOrder, openOrderOf, persistently } from '../buying/buyers';
import type { ShopProcess } from '../shop/shop-process';
import type { TrialContext } from '../trial';
import { untilWithin } from '../shop/until-within';
import { FatalStep } from './fatal-step';

/** The work that a shop has not finished. */
interface Unrest {
  /** Jobs that are due, are being done or are to be tried again. */
  jobs: number;
  /** Jobs that are to be done later, and what the provider still has to tell. */
  timers: number;
  /** Orders and payments that are to become something else. */
  unfinished: number;
}

const quietWithinMs = 20_000;

/** A shop of its own, with one shopper and one admin, whose process names its steps and dies at the one it is told. */
export class Worker {
  private roundBegan = new Date();
  private shop!: ShopProcess;
  private readonly fatalStep: FatalStep;
  /** Kept open: it is asked ten times a second. */
  private readonly database: Client;
  buyers!: Buyers;

  private constructor(
    private readonly context: TrialContext,
    readonly databaseUrl: string,
    private readonly dataDir: string,
  ) {
    this.fatalStep = new FatalStep(join(dataDir, 'orders'));
    this.database = new Client({ connectionString: databaseUrl });
    // A trial that breaks off takes Postgres away under it.
    this.database.on('error', () => undefined);
  }

  static async open(context: TrialContext, number: number): Promise<Worker> {
    const url = new URL(context.postgres.url);
    url.pathname = `/worker_${number}`;
    await onDatabase(context.postgres.url, `CREATE DATABASE worker_${number}`);
    const dataDir = join(context.dataDir, `worker-${number}`);
    mkdirSync(dataDir);
    const worker = new Worker(context, url.toString(), dataDir);
    await worker.database.connect();
    await worker.startShop();
    worker.buyers = await Buyers.gather(() => worker.shop, 1);
    return worker;
  }

  /** The shop has nothing left to do, and forgets what it would have looked at later. */
  async beginRound(): Promise<void> {
    await this.untilQuiet();
    await onDatabase(this.databaseUrl, 'DELETE FROM graphile_worker._private_jobs');
    await onDatabase(this.databaseUrl, 'DELETE FROM paypal_simulator.webhooks WHERE delivered_at IS NULL');
    await this.buyers.payPal.tell('never');
    this.roundBegan = new Date();
  }

  /** Counts steps from now on, and ends the process at `step`; undefined lets it live. */
  async arm(step: string | undefined): Promise<void> {
    await this.untilQuiet();
    this.fatalStep.arm(step);
  }

  /** In their order, since it was armed. */
  get stepsReached(): string[] {
    return this.fatalStep.reached;
  }

  get isDead(): boolean {
    return this.shop.isGone;
  }

  /** After its process died: a new one, which lives. */
  async startShop(): Promise<void> {
    this.fatalStep.disarm();
    const { preloads, env } = this.fatalStep.options;
    this.shop = await this.context.openShop({
      preloads,
      env: { ...env, RESERVATION_MINUTES: '1' },
      databaseUrl: this.databaseUrl,
      dataDir: this.dataDir,
    });
  }

  async close(): Promise<void> {
    await this.shop.kill();
    await this.database.end();
  }

  get buyer(): Buyer {
    return this.buyers.all[0]!;
  }

  /** An order to pay. One that the provider, on a busy machine, was too slow to open has been closed: it does not count. */
  async order(): Promise<OpenOrder> {
    await persistently(() => this.buyer.fillCart());
    const placed = await persistently(() => {
      this.roundBegan = new Date();
      return this.buyer.create();
    });
    return openOrderOf(placed);
  }

  async approvedOrder(): Promise<OpenOrder> {
    const order = await this.order();
    await this.buyers.approve(order);
    return order;
  }

  async paidOrder(): Promise<OpenOrder> {
    const order = await this.approvedOrder();
    await this.buyer.capture(order);
    return order;
  }

  reject({ orderId }: OpenOrder): Promise<ShopResponse> {
    return this.buyers.shopAdmin.client.put(`/api/admin/orders/update/${orderId}`, {
      orderStatus: 'rejected',
    });
  }

  /** All of it, in one parcel. */
  send({ orderId }: OpenOrder): Promise<ShopResponse> {
    return this.buyers.shopAdmin.client.post(`/api/admin/orders/${orderId}/parcels`, { sent: true });
  }

  /** The stages of this round's orders, from the oldest on. */
  async stages(): Promise<string> {
    const orders = await onDatabase<{ stage: string }>(
      this.databaseUrl,
      'SELECT stage FROM ordering.orders WHERE placed_at >= $1 ORDER BY placed_at',
      [this.roundBegan],
    );
    return orders.map(({ stage }) => stage).join(', ');
  }

  async unrest(): Promise<Unrest> {
    const { rows } = await this.database.query<Unrest>(
      `SELECT (SELECT count(*)::int FROM graphile_worker._private_jobs
                WHERE run_at <= now() OR locked_at IS NOT NULL OR attempts > 0) AS jobs,
              (SELECT count(*)::int FROM graphile_worker._private_jobs WHERE run_at > now())
              + (SELECT count(*)::int FROM paypal_simulator.webhooks WHERE delivered_at IS NULL) AS timers,
              (SELECT count(*)::int FROM ordering.orders WHERE stage = 'awaiting-payment')
              + (SELECT count(*)::int FROM payments.payments
                  WHERE status NOT IN ('paid', 'refunded', 'abandoned')) AS unfinished`,
    );
    return rows[0]!;
  }

  private async untilQuiet(): Promise<void> {
    const isQuiet = await untilWithin(async () => (await this.unrest()).jobs === 0, quietWithinMs);
    if (!isQuiet) throw new Error(`Jobs of an earlier step do not end: ${await this.unfinishedJobs()}`);
  }

  private async unfinishedJobs(): Promise<string> {
    const { rows } = await this.database.query<{ job: string }>(
      `SELECT concat_ws(' ', task_identifier, locked_by, attempts, last_error) AS job FROM graphile_worker.jobs
        WHERE run_at <= now() OR locked_at IS NOT NULL OR attempts > 0`,
    );
    return `${rows.map(({ job }) => job).join('; ')}; its shop is ${this.isDead ? 'gone' : 'there'}`;
  }
}
