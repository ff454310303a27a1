import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { EditProductBody, VariantBody } from './product-bodies.schemas';
import type { Stock } from '../../../../inventory/stock';
import type { AdminProductView } from '../../../product.schemas';

type Body = z.output<typeof EditProductBody>;
type Sent = z.output<typeof VariantBody>;
type Product = z.output<typeof AdminProductView>;
type Known = Product['variants'][number];

/**
 * Whether a body only echoes the `variants` and colours that were read, beside a flat price and stock. Such a body comes from a
 * client that knows no variants and sends the whole product back: its flat price and stock count.
 */
export function isLegacyFlatEdit({ variants, options, price, totalStock }: Body, product: Product): boolean {
  if (!variants || price === undefined || totalStock === undefined) return false;
  const onSale = product.variants.filter((variant) => variant.onSale);
  return (
    variants.every((sent) => product.variants.some((known) => isEchoOf(sent, known))) &&
    onSale.every((known) => variants.some(({ _id }) => _id === known._id)) &&
    (!options || isDeepStrictEqual(options.colours, product.options.colours))
  );
}

/** The product as the client may have read it: a sale may have changed the variants' stock since. */
export async function asSeenByClient(
  { variants = [] }: Body,
  product: Product,
  stock: Stock,
): Promise<Product> {
  const stocks = new Map(variants.map((sent) => [sent._id, sent.stock]));
  const read = product.variants.map(async (known) => {
    const sent = stocks.get(known._id) ?? known.stock;
    const isEarlier = sent !== known.stock && (await stock.hasTotalled([known._id], sent));
    return isEarlier ? { ...known, stock: sent } : known;
  });
  return { ...product, variants: await Promise.all(read) };
}

function isEchoOf({ seenStock, hex, onSale = true, ...sent }: Sent, variant: Known): boolean {
  const { deletable: _, ...known } = variant;
  const [price, salePrice] = [sent.price.toMajor(), sent.salePrice.toMajor()];
  const { gtin = known.gtin, mpn = known.mpn } = sent;
  const isUnchanged = isDeepStrictEqual({ ...sent, gtin, mpn, price, salePrice, onSale }, known);
  return isUnchanged && seenStock === undefined && hex === undefined;
}
