import type { Offers } from '../../catalogue/offers';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Wish } from '../domain/wish-list';
import { knownWishes } from './known-wishes';
import type { WishListRepository } from './ports';

interface MergeWishesInput {
  shopperId: string;
  /** The latest comes first. */
  wishes: Wish[];
}

/** Adds the wishes that a visitor made in a browser to the account: those that are not there yet, and whose product is still shown. */
export class MergeWishes {
  constructor(
    private readonly lists: WishListRepository,
    private readonly offers: Offers,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  execute({ shopperId, wishes }: MergeWishesInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await knownWishes(this.offers, wishes);
      const list = await this.lists.lockOrCreate(shopperId);
      list.merge(known);
      await this.lists.save(list);
    });
  }
}
