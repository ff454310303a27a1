import { z } from 'zod';
import { anyOf, ids, listQuery, maxPageSize, pageResponseOf } from '../../../../platform/http/list';
import { Id, responseOf, storableText, WholeNumber } from '../../../../platform/http/wire';
import { sorts } from '../../application/ports';
import {
  lacks,
  listSorts,
  plans,
  type ProductList,
  reductions,
  stockStates,
} from '../../../product-list/application/product-list';
import { productStates } from '../../../../catalogue/publication/domain/publication';
import { isSlug } from '../../../../catalogue/products/domain/product-slug';
import { ProductView, flatProduct, forAdmins, VariantView } from '../../../../catalogue/product.schemas';

/** A client that doesn't page gets the whole list, up to this many. */
export const maxProducts = 1_000;

/** In one group of a filter. Every chosen size goes with every chosen colour, so the database is asked for their product. */
const maxChoices = 100;

/** A repeated query key comes as an array; both forms are comma-joined ids. */
const commaJoined = z
  .union([storableText, z.array(storableText)])
  .optional()
  .transform((given) => [...new Set([given ?? []].flat().join(',').split(',').filter(Boolean))])
  .refine((chosen) => chosen.length <= maxChoices, `must be at most ${maxChoices}`);

/** A condition that is set or not; what else an address says of it sets nothing. */
const onlySuch = z
  .literal('yes')
  .optional()
  .catch(undefined)
  .transform((given) => given === 'yes');

export const filterQuery = {
  category: commaJoined,
  brand: commaJoined,
  size: commaJoined,
  /** The colours are given by name. */
  colour: commaJoined,
  /** Price ranges in whole dollars, such as `25-50`, which ends below 50; `500-` has no upper end, and `-80` no lower one. */
  price: commaJoined,
  /** Only products that have a sale price. */
  sale: onlySuch,
  /** Only products with a variant in stock. */
  inStock: onlySuch,
};

export const pageQuery = {
  limit: WholeNumber.pipe(z.number().min(1).max(maxPageSize)).optional(),
  /** The longest title in the widest script fits. */
  cursor: z.string().max(2_000).optional(),
};

export const ProductsQuery = z.object({
  ...filterQuery,
  sortBy: z.enum(sorts).catch('price-lowtohigh').default('price-lowtohigh'),
  ...pageQuery,
});

/** At most as many as a browser remembers. */
export const ProductsByIdQuery = z.object({ ids: ids(12) });

/** The address of a product's page names it by the slug that it has or had, or by its id. */
export const IdOrSlug = z.string().transform((given) => (isSlug(given) ? given : Id.parse(given)));

/** How many products each choice would find beside the choices in the other groups; what would find none is left out. */
const facet = z.record(z.string(), z.number().int());

export const ProductPageResponse = z
  .object({
    success: z.literal(true),
    data: z.array(ProductView),
    meta: z.object({
      total: z.number().int(),
      nextCursor: z.string().nullable(),
      facets: z.object({
        category: facet,
        brand: facet,
        size: facet,
        colour: facet,
        price: facet,
        /** Each of the two has one choice, `yes`. */
        sale: facet,
        inStock: facet,
      }),
      /** The facet shows these colours beside their names. */
      colours: z.array(z.object({ name: z.string(), hex: z.string() })),
      /** When no product has all words of a search, some are used and the others ignored. */
      fewerWords: z.object({ used: z.array(z.string()), ignored: z.array(z.string()) }).optional(),
    }),
  })
  .meta({ id: 'ProductPageAnswer' });

/** `variants` are those on sale. `soldIn30Days` counts paid pieces that did not come back. */
export const ListedProductView = z
  .object({
    ...flatProduct,
    description: z.string(),
    ...forAdmins,
    variants: z.array(VariantView),
    soldIn30Days: z.number().int(),
  })
  .meta({ id: 'ListedProductView' });

export const ListedProductsResponse = pageResponseOf(ListedProductView).meta({ id: 'ListedProductsAnswer' });

/** Without any parameter, the list is that of a client that does not page. */
export const AdminProductsResponse = z.union([ListedProductsResponse, responseOf(z.array(ProductView))]);

export const ProductListQuery = z.object({
  ...listQuery(listSorts),
  category: commaJoined,
  brand: commaJoined,
  /** The slugs of collections. */
  collection: commaJoined,
  onSale: anyOf(reductions),
  stock: anyOf(stockStates),
  state: anyOf(productStates),
  planned: anyOf(plans),
  lacking: anyOf(lacks),
  ids: ids(maxPageSize),
});

/** Without the page, which an export does not have. */
export const listIn = (query: z.output<typeof ProductListQuery>): ProductList => {
  const {
    q: words,
    category: categories,
    brand: brandNames,
    collection: collections,
    onSale,
    stock,
    state: states,
    planned,
    lacking,
    ids: productIds,
    sort,
  } = query;
  return {
    words,
    categories,
    brands: brandNames,
    collections,
    onSale,
    stock,
    states,
    planned,
    lacking,
    ids: productIds,
    sort,
  };
};

export const ProductListResponse = responseOf(z.array(ProductView)).meta({ id: 'ProductListAnswer' });

/** The categories are those at the top; those without a picture of their own and without products are left out. */
export const ShowcaseResponse = responseOf(
  z.array(z.object({ category: z.string(), image: z.string() })),
).meta({
  id: 'ShowcaseAnswer',
});
