import type { ContentQueries, Markdown } from '../../application/ports';
import { deliveryTableMark, returnRulesMark } from '../../domain/page';
import { type TextPage, TextPages } from '../../text-pages';
import { PageSlug } from '../http/pages.schemas';

export class MarkdownTextPages extends TextPages {
  constructor(
    private readonly content: ContentQueries,
    private readonly markdown: Markdown,
  ) {
    super();
  }

  async find(slug: string): Promise<TextPage | undefined> {
    const page = await this.content.page(PageSlug.parse(slug));
    if (!page) return undefined;
    const { title, body } = page;
    const ownWords = body.replaceAll(deliveryTableMark, '').replaceAll(returnRulesMark, '');
    return { title, text: this.markdown.toPlainText(ownWords) };
  }

  slugs(): Promise<string[]> {
    return this.content.slugs();
  }
}
