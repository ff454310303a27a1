import escapeHtml from 'escape-html';
import { metaDescription } from './meta-description';
import { headOfNothing, type PageHead } from './page-heads';
import type { ContentQueries, Markdown } from '../../../../content/application/ports';
import { deliveryTableMark } from '../../../../content/domain/page';
import { PageSlug } from '../../../../content/adapters/http/pages.schemas';

/** They have addresses of their own: `/shop/delivery`. */
const atTop = ['delivery', 'returns', 'contact', 'size-guide'];

export const textPagePath = (slug: string): string =>
  atTop.includes(slug) ? `/shop/${slug}` : `/shop/pages/${slug}`;

export class TextPageHead {
  constructor(
    private readonly content: ContentQueries,
    private readonly markdown: Markdown,
  ) {}

  /** @param name the last segment of a path directly below /shop @returns undefined for what is no page of text */
  async atTop(name: string, origin: string): Promise<PageHead | undefined> {
    return atTop.includes(name) ? this.of(name, origin) : undefined;
  }

  /** Title, description and canonical address; an unknown slug is not to be found. */
  async of(slug: string, origin: string): Promise<PageHead> {
    const page = await this.content.page(PageSlug.parse(slug));
    if (!page) return headOfNothing;
    return {
      title: page.title,
      description: metaDescription(this.markdown.toPlainText(page.body.replaceAll(deliveryTableMark, ''))),
      html: `<link rel="canonical" href="${escapeHtml(origin + textPagePath(slug))}">`,
    };
  }
}
