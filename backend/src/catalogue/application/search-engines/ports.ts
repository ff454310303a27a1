/** What the sitemaps list: only what the shop shows. */
export abstract class SitemapQueries {
  /** In display order. @returns slugs */
  abstract categories(): Promise<string[]>;
  /** In display order. @returns slugs */
  abstract collections(): Promise<string[]>;
  abstract productCount(): Promise<number>;
  /** Grows with every change of the products. */
  abstract productsVersion(): Promise<string>;
  /** Their ids, in batches. @param skipped of the oldest */
  abstract products(skipped: number, limit: number): AsyncIterable<string[]>;
}
