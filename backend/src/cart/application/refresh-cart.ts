import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import type { CartQueries, CartRepository } from './ports';

export class RefreshCart {
  constructor(
    private readonly queries: CartQueries,
    private readonly carts: CartRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Removes the lines whose product is gone. @returns the contents, with `lostLines` if there were any: the shopper is told once */
  async execute(shopperId: string): Promise<CartContents> {
    const { contents, lostVariantIds } = await this.queries.contentsOf(shopperId);
    if (contents.lostLines) await this.drop(shopperId, lostVariantIds);
    return contents;
  }

  /** Drops only these lines: others may have been added since the cart was read. */
  private drop(shopperId: string, variantIds: string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.lockOrCreate(shopperId);
      cart.drop(new Set(variantIds));
      await this.carts.save(cart);
    });
  }
}
