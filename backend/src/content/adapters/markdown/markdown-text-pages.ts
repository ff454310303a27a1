import type { ContentQueries, Markdown } from '../../application/ports';
import { ownWordsOf } from '../../domain/page';
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
    return { title, text: this.markdown.toPlainText(ownWordsOf(body)) };
  }

  slugs(): Promise<string[]> {
    return this.content.slugs();
  }
}
