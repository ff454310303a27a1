import { z } from 'zod';
import { answer, Dollars, storableText, text, WholeNumber } from '../../../platform/http/wire';
import { sorts } from '../../application/ports';
import { brands, categories } from '../../domain/product';
import { maxStock } from '../../domain/variant';

/** The whole list, for a client that doesn't page. */
export const maxProducts = 1_000;

/** A repeated query key comes as an array; both forms are comma-joined ids. */
const commaJoined = z
  .union([storableText, z.array(storableText)])
  .optional()
  .transform((given) => [given ?? []].flat().join(',').split(',').filter(Boolean));

export const ProductsQuery = z.object({
  category: commaJoined,
  brand: commaJoined,
  sortBy: z.enum(sorts).catch('price-lowtohigh').default('price-lowtohigh'),
  limit: WholeNumber.pipe(z.number().min(1).max(100)).optional(),
  /** The longest title in the widest script fits. */
  cursor: z.string().max(2_000).optional(),
});

export const ProductView = z
  .object({
    _id: z.string(),
    image: z.string(),
    title: z.string(),
    description: z.string(),
    category: z.enum(categories),
    brand: z.enum(brands),
    price: z.number(),
    salePrice: z.number(),
    totalStock: z.number().int(),
    averageReview: z.number(),
    version: z.number().int(),
  })
  .meta({ id: 'ProductView' });

export const ProductAnswer = answer(ProductView).meta({ id: 'ProductAnswer' });
export const ProductPageAnswer = z
  .object({
    success: z.literal(true),
    data: z.array(ProductView),
    meta: z.object({ total: z.number().int(), nextCursor: z.string().nullable() }),
  })
  .meta({ id: 'ProductPageAnswer' });

const imageAddress = storableText
  .max(2000)
  .refine(
    (given) => /^https?:\/\/[^\s]+$/.test(given) || /^\/uploads\/[\w.-]+$/.test(given),
    'must be an http(s) address or one that an upload gave',
  );

const fields = {
  image: imageAddress,
  title: text(200),
  description: text(5000),
  category: z.enum(categories),
  brand: z.enum(brands),
  price: Dollars,
  /** An empty form field means no sale. */
  salePrice: z
    .union([z.literal('').transform(() => 0), z.null().transform(() => 0), z.number(), z.string()])
    .default(0)
    .pipe(Dollars),
  totalStock: WholeNumber.pipe(z.number().min(0).max(maxStock)),
};

export const AddProductBody = z.object(fields).meta({ id: 'AddProductBody' });
export const EditProductBody = z
  .object({
    ...fields,
    version: WholeNumber.optional(),
    /** The stock that the form was opened with; without it, `totalStock` counts as it is. */
    seenStock: WholeNumber.pipe(z.number().min(0)).optional(),
  })
  .meta({ id: 'EditProductBody' });

export const UploadImageAnswer = z
  .object({
    success: z.literal(true),
    result: z.object({
      url: z.string(),
      variants: z.array(z.object({ width: z.number().int(), url: z.string() })),
      placeholder: z.string(),
    }),
  })
  .meta({ id: 'UploadImageAnswer' });

export type ProductView = z.infer<typeof ProductView>;
