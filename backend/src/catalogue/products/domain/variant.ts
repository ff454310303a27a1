import { newId } from '../../../shared/ids';
import { Money } from '../../../shared/money';
import { maxPrice, PriceOutOfRange, SalePriceTooHigh } from './product.errors';

/** A shopper's choice; null where the product has no sizes or no colours. */
export interface Choice {
  size: string | null;
  /** The name of one of the product's colours. */
  colour: string | null;
}

export interface Prices {
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
}

/** A variant as an editor enters it. */
export interface VariantDraft extends Choice, Prices {
  /** Unique in the shop. */
  sku: string | null;
  /** The number as `gtinOf` writes it, unique in the shop. Undefined keeps that of an existing variant. */
  gtin?: string | null | undefined;
  /** The maker's number. Undefined keeps that of an existing variant. */
  mpn?: string | null | undefined;
  /** The default is true. */
  isOnSale?: boolean | undefined;
}

export interface VariantState extends VariantDraft {
  id: string;
  gtin: string | null;
  mpn: string | null;
  /** Whether shoppers can buy it. A used variant is taken off sale, never deleted. */
  isOnSale: boolean;
}

/** One size and colour of a product, with its own price. `Stock` manages its stock. */
export class Variant {
  private constructor(readonly state: Readonly<VariantState>) {}

  /** @throws PriceOutOfRange, SalePriceTooHigh */
  static create(draft: VariantDraft): Variant {
    return new Variant(stateOf({ id: newId(), gtin: null, mpn: null }, draft));
  }

  static restore(state: VariantState): Variant {
    return new Variant(state);
  }

  get sellingPrice(): Money {
    const { price, salePrice } = this.state;
    return salePrice.isZero ? price : salePrice;
  }

  /** The same variant with the draft's values. @throws PriceOutOfRange, SalePriceTooHigh */
  edited(draft: VariantDraft): Variant {
    return new Variant(stateOf(this.state, draft));
  }

  /** @throws PriceOutOfRange, SalePriceTooHigh */
  repriced(prices: Prices): Variant {
    return this.edited({ ...this.state, ...prices });
  }

  takenOffSale(): Variant {
    return new Variant({ ...this.state, isOnSale: false });
  }

  inColour(colour: string): Variant {
    return new Variant({ ...this.state, colour });
  }

  /** Others may have its SKU and GTIN. */
  withoutUniqueNumbers(): Variant {
    return new Variant({ ...this.state, sku: null, gtin: null });
  }

  is(choice: Choice): boolean {
    return keyOf(choice) === keyOf(this.state);
  }
}

/** Equal for choices that look the same to a shopper. */
export const keyOf = ({ size, colour }: Choice): string =>
  JSON.stringify([size, colour?.toLowerCase() ?? null]);

/** In stock before out of stock, then the lowest price; the first of equals. The flat product has its price. */
export function cheapestToBuy<T extends { stock: number; sellingPrice: Money }>(
  offers: readonly T[],
): T | undefined {
  const isBetter = (one: T, other: T) =>
    one.stock > 0 === other.stock > 0 ? one.sellingPrice.isLessThan(other.sellingPrice) : one.stock > 0;
  return offers.reduce<T | undefined>(
    (best, offer) => (best && !isBetter(offer, best) ? best : offer),
    undefined,
  );
}

function stateOf(before: Pick<VariantState, 'id' | 'gtin' | 'mpn'>, draft: VariantDraft): VariantState {
  const {
    size,
    colour,
    price,
    salePrice,
    sku,
    gtin = before.gtin,
    mpn = before.mpn,
    isOnSale = true,
  } = draft;
  if (price.isZero || maxPrice.isLessThan(price)) throw new PriceOutOfRange();
  if (!salePrice.isLessThan(price)) throw new SalePriceTooHigh();
  return { id: before.id, size, colour, price, salePrice, sku, gtin, mpn, isOnSale };
}
