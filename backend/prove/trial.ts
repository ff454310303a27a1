import type { Chance } from './chance';
import type { Place, ShopOptions, ShopProcess } from './shop-process';

/** A real Postgres of the trial's own that can be taken away and brought back at the same address. */
export interface RestartablePostgres {
  url: string;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
  start: () => Promise<void>;
  discard: () => Promise<void>;
}

/** Where a trial takes place. */
export interface Ground {
  postgres: RestartablePostgres;
  /** Where its shops keep their files. */
  dataDir: string;
  /** As in `npm test`: fewer and shorter faults. */
  short: boolean;
  /** What is left to chance comes from here, so that the run's seed repeats it. */
  chance: Chance;
  say: (line: string) => void;
  /** One line of the raw log. */
  record: (entry: Record<string, unknown>) => void;
  /** A shop of this ground, with the planted bug of the run if there is one; of another place where one is given. */
  openShop: (options?: ShopOptions & Partial<Place>) => Promise<ShopProcess>;
}

/** One figure that a trial measured, and whether it is what the shop promises. */
export interface Finding {
  what: string;
  figure: string;
  good: boolean;
}

/** What a trial is said to have measured that could not go on. */
export const brokenOff = 'the trial itself';

export type Trial = (ground: Ground) => Promise<Finding[]>;

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

/** Broken rules of the books, each named. */
export const noneOf = (what: string, found: string[]): Finding => ({
  what,
  figure: found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 5).join('; ')}`,
  good: found.length === 0,
});
