export interface PageHead {
  /** Before the shop's name; without it, the name stands alone. */
  title?: string;
  /** The head's other elements, as HTML. */
  html: string;
  /** Nothing has this id: the page says so, with status 404. */
  isOfNothing?: boolean;
}

/** @param id the path's last segment */
type HeadOf = (id: string, origin: string) => Promise<PageHead | undefined>;

/**
 * What stands in the head of a page that others than browsers read: search engines, and those who show a shared link.
 * Each context says what its pages have there, when it starts.
 */
export class PageHeads {
  private readonly heads = new Map<string, HeadOf>();

  /** @param folder that the pages lie in: '/shop/product' */
  under(folder: string, headOf: HeadOf): void {
    this.heads.set(folder, headOf);
  }

  /** @returns undefined for the shell's own */
  async of(path: string, origin: string): Promise<PageHead | undefined> {
    const [, folder = '', id = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
    return this.heads.get(folder)?.(id, origin);
  }
}
