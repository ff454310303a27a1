export interface PageHead {
  /** Before the shop's name; without it, the name stands alone. */
  title?: string;
  /** The shop's tagline if left out. */
  description?: string;
  /** The head's other elements, as HTML. */
  html: string;
  /** Nothing has this id: the page says so, with status 404. */
  isOfNothing?: boolean;
  /** The path where the page is, if it was requested by an earlier slug or by an id. */
  movedTo?: string | undefined;
  /** For the page's requests, beside those of its route. */
  parameters?: Record<string, string>;
}

export const headOfNothing: PageHead = {
  html: '<meta name="robots" content="noindex">',
  isOfNothing: true,
};

type MaybeHead = Promise<PageHead | undefined>;
/** @param id or slug: the path's last segment */
type HeadOfId = (id: string, origin: string) => MaybeHead;
type HeadOfSearch = (search: URLSearchParams, origin: string) => MaybeHead;

interface Asked {
  path: string;
  search: URLSearchParams;
}

/**
 * What stands in the head of a page that others than browsers read: search engines, and those who show a shared link.
 * Each context says what its pages have there, when it starts.
 */
export class PageHeads {
  private readonly folders = new Map<string, HeadOfId>();
  private readonly pages = new Map<string, HeadOfSearch>();

  /** @param folder that the pages lie in: '/shop/product' */
  under(folder: string, headOf: HeadOfId): void {
    this.folders.set(folder, headOf);
  }

  /** @param path of one page: '/shop/listing' */
  at(path: string, headOf: HeadOfSearch): void {
    this.pages.set(path, headOf);
  }

  /** @returns undefined for the shell's own */
  async of({ path, search }: Asked, origin: string): MaybeHead {
    const ofPage = this.pages.get(path);
    if (ofPage) return ofPage(search, origin);
    const [, folder = '', id = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
    return this.folders.get(folder)?.(id, origin);
  }
}
