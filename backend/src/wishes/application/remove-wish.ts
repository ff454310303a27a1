import type { UnitOfWork } from '../../shared/unit-of-work';
import type { WishListRepository } from './ports';

interface RemoveWishInput {
  shopperId: string;
  productId: string;
  /** The product is removed in every size if it is left out. */
  variantId?: string | undefined;
}

/** Repeating it changes nothing. */
export class RemoveWish {
  constructor(
    private readonly lists: WishListRepository,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ shopperId, productId, variantId }: RemoveWishInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const list = await this.lists.lockOrCreate(shopperId);
      list.remove(productId, variantId);
      await this.lists.save(list);
    });
  }
}
