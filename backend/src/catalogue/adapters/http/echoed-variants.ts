import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { EditProductBody, VariantBody } from './product-bodies.schemas';
import type { AdminProductView } from './products.schemas';

type Body = z.output<typeof EditProductBody>;
type Sent = z.output<typeof VariantBody>;
type Product = z.output<typeof AdminProductView>;
type Known = Product['variants'][number];

/**
 * Whether the body's `variants` and colours are only sent back as they were read, beside a price and a stock: a client
 * that sends the whole product back, and knows no variants, means those.
 */
export function areEchoed({ variants, options, price, totalStock }: Body, product: Product): boolean {
  if (!variants || price === undefined || totalStock === undefined) return false;
  const onSale = product.variants.filter((variant) => variant.onSale);
  return (
    variants.every((sent) => product.variants.some((known) => isEchoOf(sent, known))) &&
    onSale.every((known) => variants.some(({ _id }) => _id === known._id)) &&
    (!options || isDeepStrictEqual(options.colours, product.options.colours))
  );
}

function isEchoOf({ seenStock, hex, onSale = true, ...sent }: Sent, variant: Known): boolean {
  const { deletable: _, ...known } = variant;
  const [price, salePrice] = [sent.price.toDollars(), sent.salePrice.toDollars()];
  const isAsRead = isDeepStrictEqual({ ...sent, price, salePrice, onSale }, known);
  return isAsRead && seenStock === undefined && hex === undefined;
}
