import type { TextPages } from '../../../../../content/text-pages';
import type { SitemapQueries } from '../../../application/ports';
import { categoryPath, collectionPath, productPath, textPagePath } from '../shop-paths';
import { maxUrls, shortPart, type SitemapPart, Sitemaps } from './sitemaps';

/** The sitemaps of all pages that search engines may find. */
export const shopSitemaps = (queries: SitemapQueries, textPages: TextPages): Sitemaps =>
  new Sitemaps({
    texts: shortPart(async () => (await textPages.slugs()).map(textPagePath)),
    shop: shortPart(() => shopPaths(queries)),
    products: productsPart(queries),
  });

async function shopPaths(queries: SitemapQueries): Promise<string[]> {
  const [categories, collections] = await Promise.all([queries.categories(), queries.collections()]);
  return ['/shop/home', '/shop/listing', ...categories.map(categoryPath), ...collections.map(collectionPath)];
}

const productsPart = (queries: SitemapQueries): SitemapPart => ({
  version: () => queries.productsVersion(),
  files: async () => Math.ceil((await queries.productCount()) / maxUrls),
  async *paths(file) {
    for await (const slugs of queries.products((file - 1) * maxUrls, maxUrls))
      yield slugs.map((slug) => productPath(slug));
  },
});
