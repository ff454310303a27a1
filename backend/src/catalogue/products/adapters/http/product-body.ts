import type { z } from 'zod';
import { Money } from '../../../../shared/money';
import type { AssortmentDraft, AtLeastOne } from '../../domain/assortment';
import type { ColourDraft } from '../../domain/colour';
import type { ProductDetails, VariantEdit } from '../../domain/product';
import { hexOfName } from '../../domain/named-colours';
import type { EditProductBody, VariantBody } from './product-bodies.schemas';

type Body = Omit<z.output<typeof EditProductBody>, 'version' | 'seenStock'>;
type Variant = z.output<typeof VariantBody>;
type Stocked = VariantEdit & { stock: number; seenStock?: number | undefined };

/** The product's details in the body. */
export const detailsIn = ({ title, description, category, brand, image }: Body): ProductDetails => ({
  title,
  description,
  category,
  brand,
  image,
});

/** The price and stock of a body without `variants`: the schema requires them there. */
export const flatIn = ({ price, salePrice, totalStock }: Body) => ({
  prices: { price: price ?? Money.zero, salePrice },
  stock: totalStock ?? 0,
});

/** The body's variants and colours; undefined for a client without variants. */
export function assortmentIn({ variants, options }: Body): AssortmentDraft<Stocked> | undefined {
  if (!variants) return undefined;
  const colours = coloursIn(variants, options?.colours ?? []);
  const [first, ...others] = variants.map((variant) => toDraft(variant, colours));
  return { colours, variants: [first!, ...others] };
}

/** The flat product of the form, as a product with one variant. */
export function assortmentOfOne(body: Body): AssortmentDraft<Stocked> {
  const { prices, stock } = flatIn(body);
  const variants: AtLeastOne<Stocked> = [{ size: null, colour: null, sku: null, ...prices, stock }];
  return { colours: [], variants };
}

/** The colours that variants name, described by `options` or by the first variant with that colour. */
function coloursIn(variants: Variant[], described: ColourDraft[]): ColourDraft[] {
  const named = variants.flatMap(({ colour, hex, image }) => {
    if (colour === null) return [];
    return [typeof colour === 'string' ? { name: colour, hex, image } : { image, ...colour }];
  });
  const used = new Set(named.map(({ name }) => name.toLowerCase()));
  const byName = new Map<string, ColourDraft>();
  for (const draft of [...described, ...named]) {
    const key = draft.name.toLowerCase();
    if (used.has(key)) byName.set(key, merged(byName.get(key), draft));
  }
  return [...byName.values()];
}

/** The first description wins. */
function merged(first: ColourDraft | undefined, second: ColourDraft): ColourDraft {
  const hex = first?.hex ?? second.hex ?? hexOfName(second.name);
  return { name: (first ?? second).name, hex, image: first?.image ?? second.image };
}

function toDraft({ _id, colour, ...variant }: Variant, colours: ColourDraft[]): Stocked {
  const name = typeof colour === 'string' ? colour : (colour?.name ?? null);
  const known = colours.find((one) => one.name.toLowerCase() === name?.toLowerCase());
  const { size, price, salePrice, stock, seenStock, sku, gtin, mpn, onSale } = variant;
  return {
    id: _id,
    size,
    colour: known?.name ?? name,
    price,
    salePrice,
    sku,
    gtin,
    mpn,
    stock,
    seenStock,
    isOnSale: onSale,
  };
}
