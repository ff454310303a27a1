import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Wish } from '../domain/wish-list';
import { NoSuchProduct } from '../domain/wish-list.errors';
import { knownWishes } from './known-wishes';
import type { WishListRepository } from './ports';

interface PutWishInput extends Wish {
  shopperId: string;
}

/** Repeating it changes nothing. */
export class PutWish {
  constructor(
    private readonly lists: WishListRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchProduct, WishListFull */
  execute({ shopperId, ...wish }: PutWishInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const [known] = await knownWishes(this.offers, [wish]);
      if (!known) throw new NoSuchProduct();
      const list = await this.lists.lockOrCreate(shopperId);
      list.put(known);
      await this.lists.save(list);
    });
  }
}
