/** The newest version of a page. */
export interface TextPage {
  title: string;
  /** The text has no formatting. */
  text: string;
}

export abstract class TextPages {
  abstract find(slug: string): Promise<TextPage | undefined>;
  /** In the order of the slugs. */
  abstract slugs(): Promise<string[]>;
}
