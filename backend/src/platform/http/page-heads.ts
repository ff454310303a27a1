/** The elements of one page's head, as HTML; undefined for the shell's own. @param id the path's last segment */
type HeadOf = (id: string, origin: string) => Promise<string | undefined>;

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

  async of(path: string, origin: string): Promise<string | undefined> {
    const [, folder = '', id = ''] = /^(.+)\/([^/]+)$/.exec(path) ?? [];
    return this.heads.get(folder)?.(id, origin);
  }
}
