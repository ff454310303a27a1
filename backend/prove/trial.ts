import type { Chance } from '../test/support/chance';
import type { Place, ShopOptions, ShopProcess } from './shop/shop-process';

/** A real Postgres for one trial, which can be stopped and started again at the same address. */
export interface RestartablePostgres {
  url: string;
  /** The settings with which a shop reaches it, and the services beside it: PgBouncer, a replica, Redis. */
  settings?: NodeJS.ProcessEnv;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  discard: () => Promise<void>;
}

/** The tools of a trial. */
export interface TrialContext {
  postgres: RestartablePostgres;
  /** The folder in which its shops keep their files. */
  dataDir: string;
  /** The short form that `npm test` runs: fewer and shorter faults. */
  short: boolean;
  /** The source of all random choices, so that the run's seed repeats them. */
  chance: Chance;
  say: (line: string) => void;
  /** One line of the raw log. */
  record: (entry: Record<string, unknown>) => void;
  /** Starts a server on this database and folder, or on those given, with the planted bug of the run if there is one. */
  openShop: (options?: ShopOptions & Partial<Place>) => Promise<ShopProcess>;
}

/** One measured figure, and whether it keeps the promise. */
export interface Finding {
  what: string;
  figure: string;
  good: boolean;
}

/** The finding of a trial that threw an error. */
export const brokenOff = 'the trial itself';

export type Trial = (context: TrialContext) => Promise<Finding[]>;

export const atMost = (what: string, figure: number, limit: number, unit = ''): Finding => ({
  what,
  figure: `${figure}${unit} (at most ${limit}${unit})`,
  good: figure <= limit,
});

export const atLeast = (what: string, figure: number, least: number, unit = ''): Finding => ({
  what,
  figure: `${figure}${unit} (at least ${least}${unit})`,
  good: figure >= least,
});

/** Passes when nothing was found. */
export const noneOf = (what: string, found: string[]): Finding => ({
  what,
  figure: found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 5).join('; ')}`,
  good: found.length === 0,
});
