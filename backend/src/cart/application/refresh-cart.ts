import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import type { CartQueries, CartRepository } from './ports';

export class RefreshCart {
  constructor(
    private readonly queries: CartQueries,
    private readonly carts: CartRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Removes the lines whose product is gone. The shopper is told once: the contents have `lostLines` if there were any, and the variants
   * that were capped when a visitor's cart was merged.
   */
  async execute(shopperId: string): Promise<CartContents> {
    const { contents, lostVariantIds } = await this.queries.contentsOf(shopperId);
    const { lostLines, cappedVariantIds } = contents;
    if (lostLines || cappedVariantIds.length > 0)
      await this.tidy(shopperId, lostVariantIds, cappedVariantIds);
    return contents;
  }

  /** Drops only these lines, and forgets only these capped variants: others may have come since the cart was read. */
  private tidy(shopperId: string, lostVariantIds: string[], shown: string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.lockOrCreate(shopperId);
      cart.drop(new Set(lostVariantIds));
      cart.forgetCapped(shown);
      await this.carts.save(cart);
    });
  }
}
