import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartContents } from '../cart.facade';
import type { CartQueries, CartRepository } from './ports';

export class ViewCart {
  constructor(
    private readonly queries: CartQueries,
    private readonly carts: CartRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Lines whose product is gone are told of once, and leave the cart. */
  async execute(shopperId: string): Promise<CartContents> {
    const { contents, lostVariantIds } = await this.queries.contentsOf(shopperId);
    if (contents.lostLines) await this.drop(shopperId, lostVariantIds);
    return contents;
  }

  /** Only these: another line may have been added since the cart was read. */
  private drop(shopperId: string, variantIds: string[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const cart = await this.carts.findForChange(shopperId);
      cart.drop(new Set(variantIds));
      await this.carts.save(cart);
    });
  }
}
