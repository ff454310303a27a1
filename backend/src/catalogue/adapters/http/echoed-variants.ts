import type { z } from 'zod';
import type { AdminProductView, EditProductBody, VariantBody } from './products.schemas';

type Body = z.output<typeof EditProductBody>;
type Sent = z.output<typeof VariantBody>;
type Known = z.output<typeof AdminProductView>['variants'][number];

/**
 * Whether the body's `variants` are only sent back as they were read, beside a price and a stock: a client that sends the
 * whole product back, and knows no variants, means those.
 */
export function areEchoed({ variants = [], price, totalStock }: Body, known: Known[]): boolean {
  if (price === undefined || totalStock === undefined) return false;
  const onSale = known.filter((variant) => variant.onSale);
  return (
    variants.length === onSale.length && variants.every((sent) => onSale.some((one) => isEchoOf(sent, one)))
  );
}

const isEchoOf = (sent: Sent, known: Known): boolean =>
  sent.seenStock === undefined &&
  sent._id === known._id &&
  sent.size === known.size &&
  sent.colour === known.colour &&
  sent.price.toDollars() === known.price &&
  sent.salePrice.toDollars() === known.salePrice &&
  sent.stock === known.stock &&
  sent.sku === known.sku &&
  sent.image === known.image;
