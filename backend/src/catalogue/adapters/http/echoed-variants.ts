import type { z } from 'zod';
import type { AdminProductView, EditProductBody, VariantBody } from './products.schemas';

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
    areColoursEchoed(options?.colours ?? [], product)
  );
}

const isEchoOf = (sent: Sent, known: Known): boolean =>
  sent.seenStock === undefined &&
  sent.hex === undefined &&
  sent._id === known._id &&
  sent.size === known.size &&
  sent.colour === known.colour &&
  sent.price.toDollars() === known.price &&
  sent.salePrice.toDollars() === known.salePrice &&
  sent.stock === known.stock &&
  sent.sku === known.sku &&
  sent.image === known.image &&
  (sent.onSale ?? true) === known.onSale;

/** In their order, too: it is the order in which they are shown. */
function areColoursEchoed(sent: NonNullable<Body['options']>['colours'], { options }: Product): boolean {
  if (sent.length === 0) return true;
  const known = options.colours;
  return (
    sent.length === known.length &&
    sent.every((one, place) => {
      const { name, hex, image } = known[place]!;
      return one.name === name && one.hex === hex && one.image === image;
    })
  );
}
