import escapeHtml from 'escape-html';
import type { z } from 'zod';
import { jsonForHtml } from '../../../platform/pages/json-for-html';
import { metaDescription } from '../../../platform/pages/meta-description';
import type { PageHead } from '../../../platform/pages/page-heads';
import type { PagePictures } from '../../../platform/pages/page-pictures';
import { Id } from '../../../platform/http/wire';
import type { ProductQueries } from '../../application/ports';
import type { ReviewQueries } from '../../application/review-ports';
import type { TaxonomyNames, TaxonomyQueries } from '../../application/taxonomy/ports';
import type { ProductDetailsView } from './products.schemas';

type Product = z.infer<typeof ProductDetailsView>;

interface Rating {
  average: number;
  total: number;
}

export class ProductHead {
  constructor(
    private readonly products: ProductQueries,
    private readonly reviews: ReviewQueries,
    private readonly pictures: PagePictures,
    private readonly taxonomy: TaxonomyQueries,
  ) {}

  /** Title, description, picture and schema.org's Product for the page of a product; a page without one is not to be found. */
  async of(givenId: string, origin: string): Promise<PageHead> {
    const id = Id.safeParse(givenId);
    if (!id.success) return headOfNothing;
    const [json, rating, names] = await Promise.all([
      this.products.details(id.data),
      this.reviews.ofProduct(id.data, { limit: 1 }),
      this.taxonomy.names(),
    ]);
    if (!json || !rating) return headOfNothing;
    const product = JSON.parse(json) as Product;
    const images = this.imagesOf(product, origin);
    return { title: product.title, html: headOf({ product, images, rating, names }, origin) };
  }

  /** Their addresses, the product's own first. */
  private imagesOf({ image, options }: Product, origin: string): string[] {
    const images = new Set([image, ...options.colours.map((colour) => colour.image)]);
    return [...images].map((one) => new URL(this.pictures.urlOf(one), origin).href);
  }
}

const headOfNothing: PageHead = {
  html: '<meta name="robots" content="noindex">',
  isOfNothing: true,
};

interface Shown {
  product: Product;
  /** Addresses, the product's own first. */
  images: string[];
  rating: Rating;
  names: TaxonomyNames;
}

function headOf(shown: Shown, origin: string): string {
  const { product, images } = shown;
  const url = `${origin}/shop/product/${product._id}`;
  const title = escapeHtml(product.title);
  const description = escapeHtml(metaDescription(product.description));
  const properties = {
    'og:type': 'product',
    'og:title': title,
    'og:description': description,
    'og:url': url,
    'og:image': escapeHtml(images[0]),
    'og:image:alt': title,
    'product:price:amount': payable(product).toFixed(2),
    'product:price:currency': 'USD',
  };
  return [
    `<meta name="description" content="${description}">`,
    `<link rel="canonical" href="${url}">`,
    ...Object.entries(properties).map(([name, value]) => `<meta property="${name}" content="${value}">`),
    '<meta name="twitter:card" content="summary_large_image">',
    `<script type="application/ld+json">${jsonForHtml(JSON.stringify(structured(shown, url)))}</script>`,
  ].join('');
}

/** @see https://schema.org/Product */
function structured({ product, images, rating, names }: Shown, url: string): object {
  const { average, total } = rating;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name: product.title,
    description: product.description,
    image: images,
    brand: { '@type': 'Brand', name: names.brands[product.brand] },
    category: names.categories[product.category],
    offers: offers(product, url),
    ...(total > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: average.toFixed(2), reviewCount: total },
    }),
  };
}

function offers({ variants, totalStock }: Product, url: string): object {
  const prices = variants.map(payable).toSorted((one, other) => one - other);
  const about = { priceCurrency: 'USD', availability: availability(totalStock), url };
  if (variants.length === 1) return { '@type': 'Offer', ...about, price: prices[0]!.toFixed(2) };
  return {
    '@type': 'AggregateOffer',
    ...about,
    lowPrice: prices.at(0)?.toFixed(2),
    highPrice: prices.at(-1)?.toFixed(2),
    offerCount: variants.length,
  };
}

const availability = (stock: number): string => `https://schema.org/${stock > 0 ? 'InStock' : 'OutOfStock'}`;

const payable = ({ price, salePrice }: { price: number; salePrice: number }): number => salePrice || price;
