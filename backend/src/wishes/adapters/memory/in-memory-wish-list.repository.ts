import { WishListRepository } from '../../application/ports';
import { type PlacedWish, WishList } from '../../domain/wish-list';

export class InMemoryWishListRepository extends WishListRepository {
  private readonly lists = new Map<string, readonly PlacedWish[]>();

  async lockOrCreate(shopperId: string): Promise<WishList> {
    return WishList.restore(shopperId, [...(this.lists.get(shopperId) ?? [])]);
  }

  async save({ shopperId, wishes }: WishList): Promise<void> {
    this.lists.set(shopperId, wishes);
  }
}
