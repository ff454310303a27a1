import escapeHtml from 'escape-html';
import { metaDescription } from './meta-description';
import { headOfNothing, type PageHead } from './page-head';
import type { PagePictures } from '../../../pages/adapters/http/page-pictures';
import type { CollectionQueries } from '../../../collections/application/ports';
import type { TaxonomyQueries } from '../../../../catalogue/taxonomy-queries';
import { categoryPath, collectionPath } from './shop-paths';

/** The head of pages with many products. Their canonical addresses are those of the sitemap, without filters and sort orders. */
export class ListingHead {
  constructor(
    private readonly taxonomy: TaxonomyQueries,
    private readonly collections: CollectionQueries,
    private readonly pictures: PagePictures,
  ) {}

  home(origin: string): PageHead {
    return { html: canonical(`${origin}/shop/home`) };
  }

  /** With one category, the page is that of the category. */
  async ofCategory(search: URLSearchParams, origin: string): Promise<PageHead> {
    const slug = search.get('category') ?? '';
    const { categories } = await this.taxonomy.names();
    const name = Object.hasOwn(categories, slug) ? categories[slug] : undefined;
    return name === undefined
      ? { title: 'All Products', html: canonical(`${origin}/shop/listing`) }
      : { title: name, html: canonical(origin + categoryPath(slug)) };
  }

  async ofCollection(slug: string, origin: string): Promise<PageHead> {
    const collection = await this.collections.find(slug);
    if (!collection) return headOfNothing;
    const { title, description, picture } = collection;
    const image = picture && new URL(this.pictures.urlOf(picture), origin).href;
    return {
      title,
      ...(description && { description: metaDescription(description) }),
      html:
        canonical(origin + collectionPath(slug)) +
        (image ? `<meta property="og:image" content="${escapeHtml(image)}">` : ''),
    };
  }
}

const canonical = (address: string): string => `<link rel="canonical" href="${escapeHtml(address)}">`;
