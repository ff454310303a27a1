import type { ListingHead } from './listing-head';
import type { PageHead } from './page-head';
import type { ProductHead } from './product-head';
import type { TextPageHead } from './text-page-head';

type MaybeHead = Promise<PageHead | undefined>;
/** @param id or slug: the path's last segment */
type HeadOfId = (id: string, origin: string) => MaybeHead;
type HeadOfSearch = (search: URLSearchParams, origin: string) => MaybeHead;

interface PageRequested {
  path: string;
  search: URLSearchParams;
}

/** Search engines don't list the results of other searches, but follow their links. */
const headOfSearch: PageHead = { html: '<meta name="robots" content="noindex">' };

/**
 * Search engines, and sites that show a shared link, read these tags in the head of a page.
 */
export class PageHeads {
  /** The heads by the path of the page. */
  private readonly pages: ReadonlyMap<string, HeadOfSearch>;
  /** The heads by the folder of the page's path. */
  private readonly folders: ReadonlyMap<string, HeadOfId>;

  constructor(product: ProductHead, listing: ListingHead, textPage: TextPageHead) {
    const home: HeadOfSearch = (_, origin) => Promise.resolve(listing.home(origin));
    this.pages = new Map([
      ['/', home],
      ['/shop/home', home],
      ['/shop/search', () => Promise.resolve(headOfSearch)],
      ['/shop/listing', (search, origin) => listing.ofCategory(search, origin)],
    ]);
    this.folders = new Map<string, HeadOfId>([
      ['/shop', (name, origin) => textPage.atTop(name, origin)],
      ['/shop/pages', (slug, origin) => textPage.of(slug, origin)],
      ['/shop/collection', (slug, origin) => listing.ofCollection(slug, origin)],
      ['/shop/product', (id, origin) => product.of(id, origin)],
    ]);
  }

  /** @returns undefined for the shell's own */
  async of({ path, search }: PageRequested, origin: string): MaybeHead {
    const ofPage = this.pages.get(path);
    if (ofPage) return ofPage(search, origin);
    const [, folder = '', id = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
    return this.folders.get(folder)?.(id, origin);
  }
}
