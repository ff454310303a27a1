import { z } from 'zod';
import { responseOf } from '../platform/http/wire';
import { productStates } from './publication/domain/publication';
import { ProductFactsView } from './facts/adapters/http/facts.schemas';
import { Size } from './catalogue.schemas';

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
export const flatProduct = {
  _id: z.string(),
  /** In the address of its page. It is never left out. */
  slug: z.string().optional(),
  image: z.string(),
  secondImage,
  focalPoints,
  title: z.string(),
  /** The category and the brand are slugs. */
  category: z.string(),
  brand: z.string(),
  price: z.number(),
  salePrice: z.number(),
  lowestPrice,
  totalStock: z.number().int(),
  averageReview: z.number(),
  /** Left out of rows that were written before it was known. */
  reviewCount: z.number().int().optional(),
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

export const forAdmins = {
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
    /** The product's version, not the variant's. */
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

export type ProductView = z.infer<typeof ProductView>;
