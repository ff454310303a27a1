/** The most that a sitemap may list: https://www.sitemaps.org/protocol.html */
export const maxUrls = 50_000;

/** One kind of page, in as many files as it needs. */
export interface SitemapPart {
  /** Changes with the paths. */
  version(): Promise<string>;
  files(): Promise<number>;
  /** In batches, at most `maxUrls` together. @param file from 1 */
  paths(file: number): AsyncIterable<string[]>;
}

interface SitemapFile {
  part: SitemapPart;
  file: number;
}

/** Search engines may find the pages of the sitemaps. */
export class Sitemaps {
  private readonly parts: ReadonlyMap<string, SitemapPart>;

  /** @param parts by the names of their files: `products` for `products-1.xml` */
  constructor(parts: Readonly<Record<string, SitemapPart>>) {
    this.parts = new Map(Object.entries(parts));
  }

  /** The names of all files. */
  async files(): Promise<string[]> {
    const names = await Promise.all(
      [...this.parts].map(async ([name, part]) =>
        Array.from({ length: await part.files() }, (_, index) => `${name}-${index + 1}.xml`),
      ),
    );
    return names.flat();
  }

  /** @returns undefined when there is no such file */
  async find(fileName: string): Promise<SitemapFile | undefined> {
    const [, name = '', number] = /^([a-z]+)-([1-9]\d{0,4})\.xml$/.exec(fileName) ?? [];
    const part = this.parts.get(name);
    const file = Number(number);
    return part && file <= (await part.files()) ? { part, file } : undefined;
  }
}

/** A part that fits into memory, and into one file. */
export function shortPart(paths: () => Promise<string[]>): SitemapPart {
  return {
    version: async () => JSON.stringify(await paths()),
    files: () => Promise.resolve(1),
    async *paths() {
      yield (await paths()).slice(0, maxUrls);
    },
  };
}
