import type { CartFigures } from '../../../cart/cart-figures';
import type { OrderFigures, SoldVariant } from '../../../ordering/order-figures';
import type { SameCustomers } from '../../../identity/user-names';
import type { PaymentLedger } from '../../../payments/payment-ledger';
import type { Period } from '../../../shared/time/period';
import type { Figures } from '../domain/daily-figures';
import type { DaysShopper } from './ports';

interface AddedUp {
  figures: Figures;
  sold: SoldVariant[];
  shoppers: DaysShopper[];
}

/** Adds up the figures of a period, of a day or less, from the data of ordering, payments and cart. People with the same address are one shopper. */
export class AddUpFigures {
  constructor(
    private readonly orders: OrderFigures,
    private readonly ledger: PaymentLedger,
    private readonly carts: CartFigures,
    private readonly customers: SameCustomers,
  ) {}

  async execute(period: Period): Promise<AddedUp> {
    const { sold, ...sales } = await this.orders.salesIn(period);
    const money = await this.ledger.movedIn(period);
    const { active, paying } = await this.orders.shoppersIn(period);
    const adding = await this.carts.shoppersAddingIn(period);
    const one = await this.customers.oneOfEach([...new Set([...active, ...adding])]);
    const buyers = new Set(paying.map((id) => one.get(id) ?? id));
    const shoppers = [...new Set(one.values())];
    return {
      figures: {
        ...sales,
        ...money,
        units: sold.reduce((sum, { units }) => sum + units, 0),
        shoppers: shoppers.length,
        buyers: buyers.size,
      },
      sold,
      shoppers: shoppers.map((shopperId) => ({ shopperId, hasPaid: buyers.has(shopperId) })),
    };
  }
}
