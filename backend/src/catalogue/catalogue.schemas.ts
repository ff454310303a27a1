import { z } from 'zod';
import { MoneyAmount } from '../platform/http/money-amount';
import { exampleAmount } from '../shared/currency/written-amount';
import { storableText, text } from '../platform/http/wire';
import { maxSizeLength } from './sizes/domain/size-chart';
import { slugPattern } from './taxonomy/domain/slug';
import { maxPrice, priceRange } from './products/domain/product.errors';

export const imageAddress = storableText
  .max(2000)
  .refine(
    (given) => /^https?:\/\/[^\s]+$/.test(given) || /^\/uploads\/[\w.-]+$/.test(given),
    'must be an http(s) address or the address of an uploaded picture',
  );

export const Slug = z
  .string()
  .trim()
  .regex(slugPattern, 'must have 1 to 60 lower-case letters, digits, hyphens or &');

/** The slug in a path: one that can't be a slug is treated like one that doesn't exist, not as a malformed request. */
export const SlugParam = z.string().transform((given) => (slugPattern.test(given) ? given : ''));

export const optionalPicture = z
  .union([z.literal('').transform(() => null), z.null(), imageAddress])
  .default(null);

/** The name of a size: one of the shop's, or one that it had. The characters that it lacks separate sizes in files and addresses. */
export const Size = text(maxSizeLength)
  .regex(/^[^,;:\p{Cc}]*$/u, 'must have no comma, colon or semicolon')
  .meta({ id: 'Size' });

export const aPrice = () => `must be an amount ${priceRange()}, such as ${exampleAmount()}`;

export const Price = MoneyAmount.refine((price) => !price.isZero && !maxPrice.isLessThan(price), {
  error: aPrice,
});

export const ColourName = text(40).refine((name) => !name.includes(','), 'must not contain a comma');

/** The query of the admin's list of products, as the address of its page has it. */
export const ListQueryText = storableText.max(2_000);
