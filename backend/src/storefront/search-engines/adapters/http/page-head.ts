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
