import type { CartFigures } from '../../../cart/cart-figures';
import type { OrderFigures } from '../../../ordering/order-figures';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { Day, ShopDays } from '../../../shared/time/shop-days';
import type { DailyRollups } from './ports';

/** Recomputes the figures of a day from the data of ordering and cart. Repeating it changes nothing. */
export class RecomputeDay {
  constructor(
    private readonly days: ShopDays,
    private readonly orders: OrderFigures,
    private readonly carts: CartFigures,
    private readonly rollups: DailyRollups,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ day }: { day: Day }): Promise<void> {
    const period = this.days.periodOf(day);
    return this.unitOfWork.run(async () => {
      await this.rollups.lock(day);
      const { sold, ...sales } = await this.orders.salesIn(period);
      const { active, paying } = await this.orders.shoppersIn(period);
      const adding = await this.carts.shoppersAddingIn(period);
      const buyers = new Set(paying);
      const shoppers = [...new Set([...active, ...adding])];
      const figures = {
        ...sales,
        units: sold.reduce((sum, { units }) => sum + units, 0),
        shoppers: shoppers.length,
        buyers: buyers.size,
      };
      await this.rollups.save(day, figures, {
        sold,
        shoppers: shoppers.map((shopperId) => ({ shopperId, hasPaid: buyers.has(shopperId) })),
      });
    });
  }
}
