import { z } from 'zod';
import { BuyerId, Id } from '../../../platform/http/wire';
import { CartView } from '../../cart.view';

const aWholeNumber = 'must be a whole number';
/** More than any stock can be: as good as any number above it. */
const beyondAnyStock = 1_000_000_000;

/** However large: the cart says that there is not so much. */
const quantity = z
  .union(
    [
      z.number().refine(Number.isInteger, aWholeNumber),
      z
        .string()
        .trim()
        .regex(/^-?\d+$/, aWholeNumber),
    ],
    aWholeNumber,
  )
  .transform((given) => Math.min(Number(given), beyondAnyStock))
  .pipe(z.number().min(1, 'must be at least 1'));

/** Without `variantId`: the product's only variant; of several, on add the first in stock, else the one in the cart. */
export const CartLineBody = z
  .object({ userId: BuyerId, productId: Id, variantId: Id.optional(), quantity })
  .meta({ id: 'CartLineBody' });

export const ExchangeVariantBody = z
  .object({ userId: BuyerId, productId: Id, variantId: Id, newVariantId: Id })
  .meta({ id: 'ExchangeVariantBody' });

export const RemoveLineQuery = z.object({ variantId: Id.optional() });

/** `message` names the lines that disappeared because their product did. */
export const CartResponse = z
  .object({ success: z.literal(true), message: z.string().optional(), data: CartView })
  .meta({ id: 'CartAnswer' });
