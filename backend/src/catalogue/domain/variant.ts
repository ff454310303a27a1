import { newId } from '../../shared/ids';
import { Money } from '../../shared/money';
import { PriceOutOfRange, SaleIsNoSale } from './catalogue.errors';

/** As many pieces as an editor may enter. */
export const mostStock = 1_000_000;

const highestPrice = Money.ofCents(1_000_000_00);

export interface VariantState {
  id: string;
  price: Money;
  /** Zero: not on sale. */
  salePrice: Money;
  stock: number;
}

/** What is actually bought: one size or colour of a product, with its own price and stock. */
export class Variant {
  private constructor(private state: VariantState) {}

  /** @throws PriceOutOfRange, SaleIsNoSale */
  static create(given: Omit<VariantState, 'id'>): Variant {
    return new Variant({ ...validated(given), id: newId() });
  }

  static restore(state: VariantState): Variant {
    return new Variant(state);
  }

  /** @throws PriceOutOfRange, SaleIsNoSale */
  edit(given: Omit<VariantState, 'id'>): void {
    this.state = { ...validated(given), id: this.state.id };
  }

  get snapshot(): Readonly<VariantState> {
    return this.state;
  }
}

function validated(given: Omit<VariantState, 'id'>): Omit<VariantState, 'id'> {
  if (given.price.isZero || highestPrice.isLessThan(given.price)) throw new PriceOutOfRange();
  if (!given.salePrice.isLessThan(given.price)) throw new SaleIsNoSale();
  return { price: given.price, salePrice: given.salePrice, stock: given.stock };
}
