import { sellingPrice } from '../product';
import type { Product } from '../product.api';
import { rememberedSizeOf } from '../sizes/remembered-sizes';
import { availability, colourOf, variantOf, type Choice, type Variants } from '../variants';

/** The selection from the address, completed by defaults. */
export function choiceOf(product: Product, variants: Variants, asked: Choice): Choice {
  const colour = colourOf(product, variants ?? [], asked.colour);
  return { colour, size: sizeOf(product, variants, { ...asked, colour }) };
}

/** Keeps a size that is sold out, but not one that does not exist in this colour. */
function sizeOf(product: Product, variants: Variants, { size, colour }: Choice): string | null {
  const { sizes } = product.options;
  if (sizes.length <= 1) return sizes[0] ?? null;
  if (!variants) return sizes.find((made) => made === size) ?? null;
  if (variantOf(variants, { size, colour })) return size;
  const usual = rememberedSizeOf(sizes);
  return usual && availability(variants, { size: usual, colour }) === 'in stock' ? usual : null;
}

interface Offer {
  price: number;
  salePrice: number;
  stock: number;
  lowestPrice: number | undefined;
  /** Whether other variants of the selection do. */
  othersCostMore: boolean;
}

/**
 * The offer is that of the selected variant, or of all variants that match the selection; of the whole product while
 * the variants are loading.
 */
export function offerOf(product: Product, variants: Variants, { size, colour }: Choice): Offer {
  const left = (variants ?? []).filter(
    (variant) => (size ?? variant.size) === variant.size && (colour ?? variant.colour) === variant.colour,
  );
  const inStock = left.filter(({ stock }) => stock > 0);
  const sellable = inStock.length > 0 ? inStock : left;
  const [cheapest] = sellable.toSorted((a, b) => sellingPrice(a) - sellingPrice(b));
  if (!cheapest) {
    const { price, salePrice, lowestPrice, totalStock } = product;
    return { price, salePrice, lowestPrice, stock: totalStock, othersCostMore: false };
  }
  const { price, salePrice, lowestPrice } = cheapest;
  const stock = left.reduce((sum, variant) => sum + variant.stock, 0);
  const othersCostMore = new Set(sellable.map(sellingPrice)).size > 1;
  return { price, salePrice, lowestPrice, stock, othersCostMore };
}
