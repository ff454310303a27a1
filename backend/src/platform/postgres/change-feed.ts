import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Log } from '../log/log';
import { connectionOptions } from './pool';

/** One who must know of every change, or that some may be missed. */
export interface ChangeFollower {
  /** From now on no change is missed. */
  begin(): void;
  /** @param what as `tellOf` was given it, by this process or another */
  hear(what: string): void;
  /** From now on changes may be missed. */
  lose(): void;
}

const channel = 'haberdash_changes';

/** To be selected in the transaction of a change: whoever follows, in any process, hears `what` once it is committed. */
export const tellOf = (what: Sql): Sql => sql`pg_notify(${channel}, ${what})`;

const connectAgainAfterMs = 250;
/** A connection whose other end is gone without a word is noticed by what is asked on it. */
const askEveryMs = 1_000;
/** Postgres tells of a change within milliseconds. */
const patienceMs = 250;

/** What is committed by any process on this database, heard over a connection of its own. */
export class ChangeFeed {
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  private following: Promise<void> | undefined;
  private readonly awaited = new Map<string, () => void>();

  constructor(
    private readonly databaseUrl: string,
    private readonly follower: ChangeFollower,
    private readonly log: Log,
  ) {}

  start(): void {
    this.following = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.following;
  }

  /** Waits until this process has heard of all that is committed by now; not for long. */
  async caughtUp(): Promise<void> {
    if (!this.client) return;
    const mark = randomUUID();
    const arrived = new Promise<void>((resolve) => this.awaited.set(mark, resolve));
    const { text, values } = sql`SELECT ${tellOf(sql`${mark}`)}`;
    const heard = this.client.query(text, values).then(() => arrived);
    await Promise.race([heard.catch(() => undefined), pause(patienceMs, undefined, { ref: false })]);
    this.awaited.delete(mark);
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.followOnce().catch((err: unknown) => {
        if (!signal.aborted) this.log.warn({ err }, 'changes can not be followed; the next try follows');
      });
      this.client = undefined;
      this.follower.lose();
      await pause(connectAgainAfterMs, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Until the connection ends. */
  private async followOnce(): Promise<void> {
    const socket = new Socket({ signal: this.stopping.signal });
    const client = new Client({
      connectionString: this.databaseUrl,
      ...connectionOptions(),
      stream: () => socket,
      pipeline: true,
      query_timeout: askEveryMs,
      application_name: 'haberdash changes',
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    const ended = new Promise((resolve) => client.once('end', resolve));
    let asking: NodeJS.Timeout | undefined;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      asking = setInterval(() => void client.query('SELECT').catch(() => socket.destroy()), askEveryMs);
      this.client = client;
      this.follower.begin();
      await ended;
    } finally {
      clearInterval(asking);
      socket.destroy();
    }
  }

  private hear(what: string): void {
    const arrived = this.awaited.get(what);
    if (arrived) arrived();
    else this.follower.hear(what);
  }
}
