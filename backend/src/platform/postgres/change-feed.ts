import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import sql, { type Sql } from 'sql-template-tag';
import type { Log } from '../log/log';
import { connectionOptions } from './pool';

/** One who must know of every change, or that some may be missed. */
export interface ChangeFollower {
  /** Every change is heard of at once, from now on or still. */
  begin(): void;
  /** @param what as `tellOf` was given it, by this process or another */
  hear(what: string): void;
  /** From now on changes may be heard of late. */
  doubt(): void;
  /** From now on changes may be missed. */
  lose(): void;
}

const channel = 'haberdash_changes';

/** To be selected in the transaction of a change: whoever follows, in any process, hears `what` once it is committed. */
export const tellOf = (what: Sql): Sql => sql`pg_notify(${channel}, ${what})`;

const connectAgainAfterMs = 250;
/** Who has not answered when the next question is due may tell of changes late, too. */
const askEveryMs = 100;
/** Postgres tells of a change within milliseconds. */
const patienceMs = 250;

/** What is committed by any process on this database, heard over a connection of its own. */
export class ChangeFeed {
  private readonly stopping = new AbortController();
  private client: Client | undefined;
  private following: Promise<void> | undefined;
  private readonly awaited = new Map<string, () => void>();

  /** @param goneAfterMs a connection whose other end answers nothing for so long is given up */
  constructor(
    private readonly databaseUrl: string,
    private readonly follower: ChangeFollower,
    private readonly log: Log,
    private readonly goneAfterMs = 1_000,
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
      query_timeout: this.goneAfterMs,
      application_name: 'haberdash changes',
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = '' }) => this.hear(payload));
    const ended = new AbortController();
    client.once('end', () => ended.abort());
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      this.client = client;
      this.follower.begin();
      while (!ended.signal.aborted) await this.stayInTouch(client, ended.signal);
    } finally {
      socket.destroy();
    }
  }

  /** Postgres tells of everything that was committed when it was asked before it answers: a late answer is about long ago. */
  private async stayInTouch(client: Client, ended: AbortSignal): Promise<void> {
    const answer = client.query('SELECT');
    answer.catch(() => undefined);
    await pause(askEveryMs, undefined, { signal: ended }).catch(() => undefined);
    // Who was busy himself has yet to read what has come meanwhile.
    const isInTime = await Promise.race([answer.then(() => true), turn(false)]);
    if (isInTime) this.follower.begin();
    else this.follower.doubt();
    await answer;
  }

  private hear(what: string): void {
    const arrived = this.awaited.get(what);
    if (arrived) arrived();
    else this.follower.hear(what);
  }
}
