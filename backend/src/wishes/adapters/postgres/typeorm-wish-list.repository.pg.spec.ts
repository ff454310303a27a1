import { newId } from '../../../shared/ids';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { describeWishListRepository } from '../../application/wish-list-repository.contract';
import { TypeOrmWishListRepository } from './typeorm-wish-list.repository';
import { WishListRow } from './wish-list.table';
import { WishRow } from './wish.table';

describe('wish lists in Postgres', () => {
  const postgres = testDatabase();
  const lists = () =>
    new TypeOrmWishListRepository(
      postgres().database,
      postgres().rows(WishListRow),
      postgres().rows(WishRow),
    );
  describeWishListRepository(() => ({ lists: lists(), unitOfWork: postgres().unitOfWork }));

  it('keep each of many wishes that two tabs make at the same time', async () => {
    const shopperId = newId();
    const wishes = Array.from({ length: 12 }, () => ({ productId: newId(), variantId: null }));
    const put = (wish: (typeof wishes)[number]) =>
      postgres().unitOfWork.run(async () => {
        const list = await lists().lockOrCreate(shopperId);
        list.put(wish);
        await lists().save(list);
      });
    await Promise.all(wishes.map(put));
    const { wishes: kept } = await postgres().unitOfWork.run(() => lists().lockOrCreate(shopperId));
    expect(kept.map(({ productId }) => productId).sort()).toEqual(
      wishes.map(({ productId }) => productId).sort(),
    );
  });
});
