import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import { PriceOutOfRange, SalePriceTooHigh } from './catalogue.errors';

/** As many pieces as an editor may enter. */
export const maxStock = 1_000_000;

const maxPrice = Money.ofCents(1_000_000_00);

/** A variant as an editor enters it. */
export interface VariantDraft {
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
}

export interface VariantState extends VariantDraft {
  id: string;
}

/** What is actually bought: one size or colour of a product, with its own price. Its stock is kept by `Stock`. */
export class Variant {
  private constructor(readonly state: Readonly<VariantState>) {}

  /** @throws PriceOutOfRange, SalePriceTooHigh */
  static create(draft: VariantDraft): Variant {
    return new Variant({ ...validated(draft), id: newId() });
  }

  static restore(state: VariantState): Variant {
    return new Variant(state);
  }

  /** The same variant as the draft has it. @throws PriceOutOfRange, SalePriceTooHigh */
  edited(draft: VariantDraft): Variant {
    return new Variant({ ...validated(draft), id: this.state.id });
  }
}

function validated({ price, salePrice }: VariantDraft): VariantDraft {
  if (price.isZero || maxPrice.isLessThan(price)) throw new PriceOutOfRange();
  if (!salePrice.isLessThan(price)) throw new SalePriceTooHigh();
  return { price, salePrice };
}
