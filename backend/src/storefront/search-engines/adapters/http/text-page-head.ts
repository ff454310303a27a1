import escapeHtml from 'escape-html';
import type { TextPages } from '../../../../content/text-pages';
import { metaDescription } from './meta-description';
import { headOfNothing, type PageHead } from './page-head';
import { isTopTextPage, textPagePath } from './shop-paths';

export class TextPageHead {
  constructor(private readonly pages: TextPages) {}

  /** @param name the last segment of a path directly below /shop @returns undefined for what is no page of text */
  async atTop(name: string, origin: string): Promise<PageHead | undefined> {
    return isTopTextPage(name) ? this.of(name, origin) : undefined;
  }

  /** Title, description and canonical address; an unknown slug is not to be found. */
  async of(slug: string, origin: string): Promise<PageHead> {
    const page = await this.pages.find(slug);
    if (!page) return headOfNothing;
    return {
      title: page.title,
      description: metaDescription(page.text),
      html: `<link rel="canonical" href="${escapeHtml(origin + textPagePath(slug))}">`,
    };
  }
}
