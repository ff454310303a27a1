import { In, Not, type Repository } from 'typeorm';
import type { Database } from '../../../platform/postgres/database';
import { lockOrCreate } from '../../../platform/postgres/locks/lock-or-create';
import { WishListRepository } from '../../application/ports';
import { WishList } from '../../domain/wish-list';
import type { WishListRow } from './wish-list.table';
import type { WishRow } from './wish.table';

export class TypeOrmWishListRepository extends WishListRepository {
  constructor(
    private readonly database: Database,
    private readonly lists: Repository<WishListRow>,
    private readonly wishes: Repository<WishRow>,
  ) {
    super();
  }

  async lockOrCreate(shopperId: string): Promise<WishList> {
    await lockOrCreate(this.database.repository(this.lists), { shopperId });
    const rows = await this.database.repository(this.wishes).find({ where: { shopperId } });
    return WishList.restore(
      shopperId,
      rows.map(({ productId, variantId, place }) => ({ productId, variantId, place })),
    );
  }

  /** A wish never changes: those that are there stay as they are. */
  async save({ shopperId, wishes }: WishList): Promise<void> {
    const rows = this.database.repository(this.wishes);
    await rows.delete({ shopperId, place: Not(In(wishes.map(({ place }) => place))) });
    const values = wishes.map((wish) => ({ ...wish, shopperId }));
    await rows.upsert(values, ['shopperId', 'place']);
  }
}
