import { z } from 'zod';
import { anyOf, ids, listQuery, pageResponseOf } from '../../../platform/http/list';
import { Id, responseOf, storableText, WholeNumber } from '../../../platform/http/wire';
import { sorts } from '../../application/ports';
import { lacks, listSorts, type ProductList, stockStates } from '../../application/product-list';
import { productStates } from '../../domain/publication';
import { isSlug } from '../../domain/product-slug';
import { ProductFactsView } from './facts.schemas';
import { Size } from './size.schema';

/** The whole list, for a client that doesn't page. */
export const maxProducts = 1_000;
export const maxPageSize = 100;

/** In one group of a filter. Every chosen size goes with every chosen colour, so the database is asked for their product. */
const maxChoices = 100;

/** A repeated query key comes as an array; both forms are comma-joined ids. */
const commaJoined = z
  .union([storableText, z.array(storableText)])
  .optional()
  .transform((given) => [...new Set([given ?? []].flat().join(',').split(',').filter(Boolean))])
  .refine((chosen) => chosen.length <= maxChoices, `must be at most ${maxChoices}`);

export const filterQuery = {
  category: commaJoined,
  brand: commaJoined,
  size: commaJoined,
  /** Names of colours. */
  colour: commaJoined,
  /** Price ranges in whole dollars, such as `25-50`, which ends below 50; `500-` has no upper end, and `-80` no lower one. */
  price: commaJoined,
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

/** What names a product in the address of its page: the slug that it has or had, or its id. */
export const IdOrSlug = z.string().transform((given) => (isSlug(given) ? given : Id.parse(given)));

/** In percent, by the addresses of pictures that a crop does not centre; left out where there are none. */
const focalPoints = z.record(z.string(), z.object({ x: z.number().int(), y: z.number().int() })).optional();

/** The first further picture that goes with the first one. */
const secondImage = z.string().optional();

const ColourView = z
  .object({ name: z.string(), hex: z.string(), image: z.string(), secondImage })
  .meta({ id: 'ColourView' });

/**
 * The lowest selling price of the 30 days before the sale began; none without a sale, or where no price of before is known.
 * @see Article 6a of Directive 98/6/EC
 */
const lowestPrice = z.number().optional();

/** `price`, `salePrice` and `lowestPrice` are those of the variant that is cheapest to buy, `totalStock` is the sum of all. */
const flatProduct = {
  _id: z.string(),
  /** In the address of its page. Left out in lists that were not rebuilt since the shop knows no slugs. */
  slug: z.string().optional(),
  image: z.string(),
  secondImage,
  focalPoints,
  title: z.string(),
  /** Slugs. */
  category: z.string(),
  brand: z.string(),
  price: z.number(),
  salePrice: z.number(),
  lowestPrice,
  totalStock: z.number().int(),
  averageReview: z.number(),
  version: z.number().int(),
  options: z.object({ sizes: z.array(Size), colours: z.array(ColourView) }),
  /** In any colour; left out where none is. */
  sizesInStock: z.array(Size).optional(),
};

/** Pages leave `description` out; the whole list has it. */
export const ProductView = z
  .object({ ...flatProduct, description: z.string().optional() })
  .meta({ id: 'ProductView' });

const variant = {
  _id: z.string(),
  size: Size.nullable(),
  /** The name of one of the product's colours. */
  colour: z.string().nullable(),
  price: z.number(),
  salePrice: z.number(),
  stock: z.number().int(),
  sku: z.string().nullable(),
  /** The colour's picture; the product's, where it has none of its own. */
  image: z.string(),
};
export const VariantView = z
  .object({ ...variant, lowestPrice, gtin: z.string().optional(), mpn: z.string().optional() })
  .meta({ id: 'VariantView' });
const AdminVariantView = z
  .object({
    ...variant,
    gtin: z.string().nullable(),
    mpn: z.string().nullable(),
    onSale: z.boolean(),
    /**
     * No order ever named it, and it lies in no cart: an edit whose \`variants\` leave it out deletes it. Any other
     * is taken off sale by such an edit.
     */
    deletable: z.boolean(),
  })
  .meta({ id: 'AdminVariantView' });

const forAdmins = {
  facts: ProductFactsView,
  /** Whether a law asks for more; `GET /api/admin/products/missing-facts/{id}` says for what. */
  lacksFacts: z.boolean(),
  state: z.enum(productStates),
  /** When a draft becomes published; null: not planned. */
  publishAt: z.string().nullable(),
};

const ProductPictureView = z
  .object({
    image: z.string(),
    alt: z.string(),
    /** The only colour that it shows; null when it goes with every colour. */
    colour: z.string().nullable(),
  })
  .meta({ id: 'ProductPictureView' });

/** `pictures` are those beside `image`, in their order. */
const detailed = { ...flatProduct, description: z.string(), pictures: z.array(ProductPictureView) };
export const ProductDetailsView = z
  .object({ ...detailed, facts: ProductFactsView, variants: z.array(VariantView) })
  .meta({ id: 'ProductDetailsView' });
/** With the variants that were taken off sale. */
export const AdminProductView = z
  .object({ ...detailed, ...forAdmins, variants: z.array(AdminVariantView) })
  .meta({ id: 'AdminProductView' });

export const ProductResponse = responseOf(ProductDetailsView).meta({ id: 'ProductAnswer' });
export const AdminProductResponse = responseOf(AdminProductView).meta({ id: 'AdminProductAnswer' });

/** A variant beside the version of its product, as a table edits it. */
export const VariantRowView = z
  .object({
    _id: z.string(),
    productId: z.string(),
    /** Of the product. */
    version: z.number().int(),
    title: z.string(),
    size: Size.nullable(),
    colour: z.string().nullable(),
    price: z.number(),
    salePrice: z.number(),
    stock: z.number().int(),
    sku: z.string().nullable(),
  })
  .meta({ id: 'VariantRowView' });
export const VariantRowsResponse = responseOf(z.array(VariantRowView)).meta({ id: 'VariantRowsAnswer' });

/** How many products each choice would find beside the choices in the other groups; what would find none is left out. */
const facet = z.record(z.string(), z.number().int());

export const ProductPageResponse = z
  .object({
    success: z.literal(true),
    data: z.array(ProductView),
    meta: z.object({
      total: z.number().int(),
      nextCursor: z.string().nullable(),
      facets: z.object({ category: facet, brand: facet, size: facet, colour: facet, price: facet }),
      /** What the colours of the facet look like. */
      colours: z.array(z.object({ name: z.string(), hex: z.string() })),
      /** Of a search when no product has all words: those that were searched for instead, and those that were left out. */
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
  stock: anyOf(stockStates),
  state: anyOf(productStates),
  lacking: anyOf(lacks),
  ids: ids(maxPageSize),
});

/** Without the page, which an export does not have. */
export const listIn = (query: z.output<typeof ProductListQuery>): ProductList => {
  const {
    q: words,
    category: categories,
    brand: brandNames,
    stock,
    state: states,
    lacking,
    ids: productIds,
    sort,
  } = query;
  return { words, categories, brands: brandNames, stock, states, lacking, ids: productIds, sort };
};

export const ProductListResponse = responseOf(z.array(ProductView)).meta({ id: 'ProductListAnswer' });

/** Of the categories at the top; those without a picture of their own and without products are left out. */
export const ShowcaseResponse = responseOf(
  z.array(z.object({ category: z.string(), image: z.string() })),
).meta({
  id: 'ShowcaseAnswer',
});

export type ProductView = z.infer<typeof ProductView>;
