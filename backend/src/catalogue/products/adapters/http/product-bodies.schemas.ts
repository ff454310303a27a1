import { z } from 'zod';
import { MoneyAmount } from '../../../../platform/http/money-amount';
import {
  Id,
  singleLine,
  storableText,
  multilineText,
  text,
  WholeNumber,
} from '../../../../platform/http/wire';
import { exampleAmount } from '../../../../shared/currency/written-amount';
import { Money } from '../../../../shared/money';
import { maxVariants } from '../../domain/assortment';
import { maxFurtherPictures } from '../../domain/product-picture';
import { isSlug, maxSlugLength } from '../../domain/product-slug';
import { gtinOf, gtinRule } from '../../domain/gtin';
import { maxStock } from '../../../../shared/stock-limits';
import { ProductFactsBody } from '../../../facts/adapters/http/facts.schemas';
import { Size } from '../../../catalogue.schemas';
import { imageAddress } from '../../../catalogue.schemas';
import { ColourName, Price, aPrice } from '../../../catalogue.schemas';

/** An empty form field means this value. */
const emptyAs = <T>(value: T) => z.literal('').transform(() => value);

/** With the pictures of its colours. */
const maxPictures = 1 + maxFurtherPictures + maxVariants;

/** Rows of one call. */
export const maxRows = 500;

const SalePriceGiven = z.union([MoneyAmount, z.null().transform(() => Money.zero), emptyAs(Money.zero)], {
  error: () => `must be 0 or an amount like ${exampleAmount()}`,
});

const SalePrice = SalePriceGiven.optional().transform((given) => given ?? Money.zero);

export const StockCount = WholeNumber.pipe(z.number().min(0).max(maxStock));

export const SeenStock = WholeNumber.pipe(z.number().min(0)).optional();

export const Hex = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'must be like #1f3a5f')
  .transform((hex) => hex.toLowerCase());

const aSize = 'must be empty or a size of the shop, such as M, 42, W32 or 6 years';

const aColour = 'must be empty, the name of a colour, or an object with name and hex';

const optionalText = (max: number) =>
  storableText
    .trim()
    .max(max)
    .nullish()
    .transform((given) => given || null);

export const Gtin = storableText.transform((given, context) => {
  const gtin = gtinOf(given);
  if (gtin !== undefined) return gtin;
  context.addIssue({ code: 'custom', message: gtinRule });
  return z.NEVER;
});

export const Mpn = singleLine.max(70);

const optionalSku = z
  .union([z.null(), singleLine.max(64)])
  .transform((sku) => sku || null)
  .optional();

/** Null removes the picture; without the field it stays. */
const optionalImage = z.union([imageAddress, z.null(), emptyAs(null)]).optional();

const ColourBody = z.object({ name: ColourName, hex: Hex.optional(), image: optionalImage });

/** Tells of a field together with all others that are wrong, but not twice of the same field. */
function refusalOf(field: string, error: string | (() => string)) {
  const when = ({ value, issues }: z.core.ParsePayload) =>
    isRecord(value) && issues.every(({ path }) => path?.[0] !== field);
  return { path: [field], error, when };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

interface Priced {
  price?: unknown;
  salePrice?: unknown;
}

const isSaleBelowPrice = ({ price, salePrice }: Priced): boolean =>
  !(price instanceof Money && salePrice instanceof Money) || salePrice.isZero || salePrice.isLessThan(price);

const aSaleBelowPrice = refusalOf('salePrice', 'must be 0 or below the price');

export const VariantBody = z
  .object({
    /** The id of an existing variant; without it, size and colour identify the variant. */
    _id: Id.optional(),
    size: z.union([Size, z.null(), emptyAs(null)], { error: aSize }).default(null),
    colour: z.union([ColourBody, ColourName, z.null(), emptyAs(null)], { error: aColour }).default(null),
    hex: Hex.optional(),
    price: Price,
    salePrice: SalePrice,
    stock: StockCount,
    seenStock: SeenStock,
    sku: optionalText(64),
    /** An EAN or UPC, unique in the shop. Null removes it; without the field it stays. */
    gtin: z.union([z.null(), emptyAs(null), Gtin]).optional(),
    /** The maker's number. Null removes it; without the field it stays. */
    mpn: z
      .union([z.null(), Mpn])
      .transform((mpn) => mpn || null)
      .optional(),
    image: optionalImage,
    /** The default is true. */
    onSale: z.boolean().optional(),
  })
  .refine(isSaleBelowPrice, aSaleBelowPrice)
  .meta({ id: 'VariantBody' });

/** A row of a table of variants: what it leaves out stays as it is. */
const VariantRowBody = z
  .object({
    _id: Id,
    /** The version of the product that the editor saw. */
    version: WholeNumber,
    price: Price.optional(),
    salePrice: SalePriceGiven.optional(),
    stock: StockCount.optional(),
    seenStock: SeenStock,
    /** Null removes the SKU. */
    sku: optionalSku,
  })
  .refine(isSaleBelowPrice, aSaleBelowPrice)
  .refine(
    ({ stock, seenStock }) => stock === undefined || seenStock !== undefined,
    refusalOf('seenStock', 'must be the stock that you saw'),
  )
  .meta({ id: 'VariantRowBody' });

export const EditVariantsBody = z
  .object({
    variants: z
      .array(VariantRowBody)
      .min(1)
      .max(maxRows)
      .refine((rows) => new Set(rows.map(({ _id }) => _id)).size === rows.length, 'must all be different'),
  })
  .meta({ id: 'EditVariantsBody' });

const pictureAlt = singleLine
  .max(200)
  .nullish()
  .transform((given) => given ?? '');

const ProductPictureBody = z
  .object({
    image: imageAddress,
    /** The text describes the picture in words. */
    alt: pictureAlt,
    /** The only colour that it shows; without it, the picture goes with every colour. */
    colour: z
      .union([ColourName, z.null(), emptyAs(null)], { error: 'must be empty or the name of a colour' })
      .default(null),
  })
  .meta({ id: 'ProductPictureBody' });

const pictures = z
  .array(ProductPictureBody)
  .max(maxFurtherPictures)
  .refine((given) => new Set(given.map(({ image }) => image)).size === given.length, 'must all be different')
  .optional();

const percent = z.number().int().min(0).max(100);

const focalPoints = z
  .record(imageAddress, z.object({ x: percent, y: percent }))
  .refine((given) => Object.keys(given).length <= maxPictures, `must be at most ${maxPictures}`)
  .optional();

const slugRule = `must be lower-case letters, digits and single hyphens, at most ${maxSlugLength}, and not an id`;

export const Slug = z.string().trim().refine(isSlug, slugRule);

const slug = z.union([emptyAs(undefined), Slug], { error: slugRule }).optional();

const details = {
  image: imageAddress,
  /** In the address of its page. Without it, a new product gets one that follows from the title, and an edit keeps it. */
  slug,
  title: text(200),
  description: multilineText(5000),
  /** Slugs of existing ones. */
  category: text(60),
  brand: text(60),
  /** Those beside `image`, in their order; an edit without them keeps those that there are. */
  pictures,
  /** The points by the addresses of the product's pictures; an edit without them keeps those that there are. */
  focalPoints,
  /** The facts as a whole; an edit without them keeps those that there are. */
  facts: ProductFactsBody.optional(),
};

const flat = {
  price: Price.optional(),
  salePrice: SalePrice,
  totalStock: StockCount.optional(),
};

const assortment = {
  variants: z.array(VariantBody).min(1).max(maxVariants).optional(),
  /** How the colours that `variants` name look; one that the product has already needs no hex. */
  options: z.object({ colours: z.array(ColourBody).max(maxVariants).default([]) }).optional(),
};

type Flat = Priced & { variants?: unknown; totalStock?: unknown };

const isPriced = ({ variants, price }: Flat) => variants !== undefined || price !== undefined;

const isStocked = ({ variants, totalStock }: Flat) => variants !== undefined || totalStock !== undefined;

/** Beside `variants` a flat price or stock that makes no sense is ignored, whatever it is. */
function withoutNonsense(body: unknown): unknown {
  if (!isRecord(body) || body.variants === undefined) return body;
  const nonsense = Object.entries(flat).filter(([field, schema]) => !schema.safeParse(body[field]).success);
  return { ...body, ...Object.fromEntries(nonsense.map(([field]) => [field, undefined])) };
}

const productBody = <Others extends z.ZodRawShape>(id: string, others: Others) =>
  z.preprocess(
    withoutNonsense,
    z
      .object({ ...details, ...flat, ...assortment, ...others })
      .refine(isPriced, refusalOf('price', aPrice))
      .refine(isStocked, refusalOf('totalStock', `must be a whole number from 0 to ${maxStock}`))
      .refine((body: Flat) => body.variants !== undefined || isSaleBelowPrice(body), aSaleBelowPrice)
      .meta({ id }),
  );

export const AddProductBody = productBody('AddProductBody', {
  /** A draft is not in the shop; without it, the product is published. */
  state: z
    .enum(['draft', 'published'])
    .optional()
    .transform((given) => given ?? 'published'),
});

export const EditProductBody = productBody('EditProductBody', {
  version: WholeNumber.optional(),
  /** The stock that the form was opened with. */
  seenStock: SeenStock,
});
