import { put } from '@haberdash/kit/effects';
import { historyRequested } from '../audit/history.slice';
import { createEditor } from '../editor/create-editor';
import { goodsIn, goodsOf } from './goods';
import { pageAudit } from './page-paths';
import { fetchPage, postPage, putPage, type TextPage } from './pages.api';
import { pageRequested, pagesRequested } from './pages.slice';

export interface PageFields {
  title: string;
  /** The text is Markdown. */
  body: string;
  /** Only a size guide has goods. */
  goods?: string;
  /** The slug and the kind are those of a new page. */
  slug?: string;
  kind?: TextPage['kind'];
}

export const pageEditor = createEditor<TextPage, PageFields>({
  name: 'pageEditor',
  fieldsOf: ({ title, body, ...sizedGoods }) => ({ title, body, goods: goodsOf(sizedGoods) }),
  *save({ title, body, goods, slug = '', kind = 'page' }, saved) {
    const text = { title, body, ...goodsIn(goods) };
    if (!saved) return yield* postPage({ slug, kind, ...text });
    return yield* putPage(saved.slug, { version: saved.version, ...text });
  },
  latest: { code: 'STALE_PAGE', fetch: ({ slug }) => fetchPage(slug) },
  savedMessage: 'Page saved successfully',
  *onSaved(saved) {
    if (saved) {
      yield* put(pageRequested(saved.slug));
      yield* put(historyRequested(pageAudit(saved.slug)));
    } else yield* put(pagesRequested());
  },
});
