/** Published terms that bind the shop and its buyers. */
export interface PageVersionInForce {
  slug: string;
  title: string;
  /** The first version is 1. */
  version: number;
}

/** The imprint, the terms, and what else a purchase is subject to. */
export abstract class LegalPages {
  /** The newest version of each, ordered by slug. */
  abstract versionsInForce(): Promise<PageVersionInForce[]>;
}
