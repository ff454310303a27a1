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
  /** As in `npm test`: fewer and shorter faults. */
  short: boolean;
  say: (line: string) => void;
}

/** One figure that a trial measured, and whether it is what the shop promises. */
export interface Finding {
  what: string;
  figure: string;
  good: boolean;
}

export type Trial = (ground: Ground) => Promise<Finding[]>;

export const atMost = (what: string, figure: number, limit: number, unit = ''): Finding => ({
  what,
  figure: `${figure}${unit} (at most ${limit}${unit})`,
  good: figure <= limit,
});

/** Broken rules of the books, each named. */
export const noneOf = (what: string, found: string[]): Finding => ({
  what,
  figure: found.length === 0 ? '0' : `${found.length}: ${found.slice(0, 5).join('; ')}`,
  good: found.length === 0,
});
