import type { z } from 'zod';
import type { TaxonomyNames } from '../../../../catalogue/taxonomy-queries';
import type { ProductDetailsView } from '../../../../catalogue/product.schemas';
import { materialsText } from '../../../../catalogue/facts/domain/facts-notation';
import { shopCurrency } from '../../../../shared/currency/shop-currency';
import { Money } from '../../../../shared/money';
import { categoryPath, productPath } from './shop-paths';

type Product = z.infer<typeof ProductDetailsView>;
type Variant = Product['variants'][number];

export interface ShownProduct {
  product: Product;
  rating: { average: number; total: number };
  names: TaxonomyNames;
  /** In the address of its page. */
  slug: string;
  origin: string;
  /** The address is absolute. @param image of a product or a colour */
  pictureAt: (image: string) => string;
  /** The policy of its returns, as search engines read it. */
  returns: object;
}

/** Search engines read this on a product's page: https://schema.org/ProductGroup */
export const structuredProduct = (shown: ShownProduct): object => ({
  '@context': 'https://schema.org',
  '@graph': [shown.product.variants.length > 1 ? group(shown) : single(shown), breadcrumbs(shown)],
});

/** In sizes or colours. */
function group(shown: ShownProduct): object {
  const { product } = shown;
  const { sizes, colours } = product.options;
  return {
    '@type': 'ProductGroup',
    productGroupID: product._id,
    variesBy: [
      ...(sizes.length > 0 ? ['https://schema.org/size'] : []),
      ...(colours.length > 0 ? ['https://schema.org/color'] : []),
    ],
    ...inCommon(shown),
    hasVariant: product.variants.map((variant) => variantOf(shown, variant)),
  };
}

function single(shown: ShownProduct): object {
  const [variant] = shown.product.variants;
  return { '@type': 'Product', ...inCommon(shown), ...(variant && ofVariant(shown, variant)) };
}

function inCommon({ product, slug, rating, names, origin, pictureAt }: ShownProduct): object {
  const url = origin + productPath(slug);
  const images = [product.image, ...product.options.colours.map(({ image }) => image)];
  return {
    '@id': url,
    url,
    name: product.title,
    description: product.description,
    image: [...new Set(images)].map(pictureAt),
    brand: { '@type': 'Brand', name: names.brands[product.brand] },
    category: names.categories[product.category],
    ...ofFacts(product.facts),
    ...(rating.total > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average.toFixed(2),
        reviewCount: rating.total,
      },
    }),
  };
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** Only known facts are given: https://schema.org/material, /countryOfOrigin and /weight, in the units of UN/CEFACT. */
function ofFacts({ materials, origin, weightGrams }: Product['facts']): object {
  return {
    ...(materials.length > 0 && { material: materialsText(materials) }),
    ...(origin !== null && { countryOfOrigin: { '@type': 'Country', name: countryNames.of(origin) } }),
    ...(weightGrams !== null && {
      weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' },
    }),
  };
}

const variantOf = (shown: ShownProduct, variant: Variant): object => ({
  '@type': 'Product',
  name: [shown.product.title, variant.size, variant.colour].filter(Boolean).join(', '),
  image: shown.pictureAt(variant.image),
  ...ofVariant(shown, variant),
});

const ofVariant = ({ slug, origin, returns }: ShownProduct, variant: Variant): object => ({
  sku: variant.sku ?? variant._id,
  ...(variant.gtin && { gtin: variant.gtin }),
  ...(variant.mpn && { mpn: variant.mpn }),
  ...(variant.size && { size: variant.size }),
  ...(variant.colour && { color: variant.colour }),
  offers: {
    '@type': 'Offer',
    url: origin + productPath(slug, variant),
    priceCurrency: shopCurrency().code,
    price: priceText(payable(variant)),
    ...(variant.salePrice > 0 && { priceSpecification: formerPrice(variant) }),
    availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    hasMerchantReturnPolicy: returns,
  },
});

const formerPrice = ({ price }: Variant): object => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: priceText(price),
  priceCurrency: shopCurrency().code,
});

export const priceText = (price: number): string => Money.ofMajor(price).toString();

export const payable = ({ price, salePrice }: { price: number; salePrice: number }): number =>
  salePrice || price;

/** The breadcrumbs are those that the page shows. */
function breadcrumbs({ product, slug, names, origin }: ShownProduct): object {
  const path = names.paths[product.category] ?? [];
  const steps = [
    { name: 'Home', item: `${origin}/shop/home` },
    ...path.map((slug) => ({ name: names.categories[slug], item: origin + categoryPath(slug) })),
    { name: product.title, item: origin + productPath(slug) },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}
