import escapeHtml from 'escape-html';
import { jsonForHtml } from '../../../pages/adapters/http/json-for-html';
import type { Pictures, PictureSize } from '../../../../pictures/pictures';
import type { ReturnTerms } from '../../../../content/return-terms';
import type { ShopCountry } from '../../../../content/shop-country';
import { metaDescription } from './meta-description';
import { headOfNothing, type PageHead } from './page-head';
import type { PagePictures } from '../../../pages/adapters/http/page-pictures';
import type { ProductQueries } from '../../../listing/application/ports';
import type { ReviewQueries } from '../../../../reviews/review-queries';
import type { TaxonomyQueries } from '../../../../catalogue/taxonomy-queries';
import { IdOrSlug } from '../../../listing/adapters/http/listing.schemas';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { productPath } from './shop-paths';
import { returnPolicy } from './structured-returns';
import { payable, priceText, type ShownProduct, structuredProduct } from './structured-product';

export class ProductHead {
  constructor(
    private readonly products: ProductQueries,
    private readonly reviews: ReviewQueries,
    private readonly pictures: PagePictures,
    private readonly pictureSizes: Pictures,
    private readonly taxonomy: TaxonomyQueries,
    private readonly returnTerms: ReturnTerms,
    private readonly shopCountry: ShopCountry,
  ) {}

  /** Title, description, picture and structured data for the page of a product; a page without one is not to be found. */
  async of(named: string, origin: string): Promise<PageHead> {
    const address = await this.products.addressOf(IdOrSlug.parse(named));
    if (!address) return headOfNothing;
    const { id, slug } = address;
    const [json, rating, names, terms, country] = await Promise.all([
      this.products.details(id),
      this.reviews.ofProduct(id, { limit: 1 }),
      this.taxonomy.names(),
      this.returnTerms.of(id),
      this.shopCountry.current(),
    ]);
    if (!json || !rating) return headOfNothing;
    const product = JSON.parse(json) as ShownProduct['product'];
    const pictureAt = (image: string) => new URL(this.pictures.urlOf(image), origin).href;
    const description = metaDescription(product.description);
    const size = await this.pictureSizes.sizeOf(product.image);
    const returns = returnPolicy(terms, country);
    const shown = { product, slug, rating, names, origin, pictureAt, returns };
    const html = headOf(shown, { description, size });
    const movedTo = named === slug ? undefined : productPath(slug);
    return { title: product.title, description, html, movedTo, parameters: { id } };
  }
}

interface InHead {
  description: string;
  /** The size of the product's picture. */
  size: PictureSize | undefined;
}

function headOf(shown: ShownProduct, { description, size }: InHead): string {
  const { product, slug, origin, pictureAt } = shown;
  const url = origin + productPath(slug);
  const title = escapeHtml(product.title);
  const properties = {
    'og:type': 'product',
    'og:title': title,
    'og:description': escapeHtml(description),
    'og:url': url,
    'og:image': escapeHtml(pictureAt(product.image)),
    ...(size && { 'og:image:width': size.width, 'og:image:height': size.height }),
    'og:image:alt': title,
    'product:price:amount': priceText(payable(product)),
    'product:price:currency': shopCurrency().code,
  };
  return [
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${jsonForHtml(JSON.stringify(structuredProduct(shown)))}</script>`,
  ].join('');
}
