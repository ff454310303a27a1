import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { maxWishes, type Wish, type WishList } from '../domain/wish-list';
import type { WishListRepository } from './ports';

interface World {
  lists: WishListRepository;
  unitOfWork: UnitOfWork;
}

export function describeWishListRepository(world: () => World): void {
  const changed = (shopperId: string, change: (list: WishList) => void) =>
    world().unitOfWork.run(async () => {
      const list = await world().lists.lockOrCreate(shopperId);
      change(list);
      await world().lists.save(list);
    });
  const wishesOf = async (shopperId: string) => {
    const list = await world().unitOfWork.run(() => world().lists.lockOrCreate(shopperId));
    return list.wishes.map(({ productId, variantId }) => ({ productId, variantId }));
  };
  const wish = (): Wish => ({ productId: newId(), variantId: null });

  it('returns an empty list for a shopper without one', async () => {
    expect(await wishesOf(newId())).toEqual([]);
  });

  it('keeps the wishes of each shopper, the latest first', async () => {
    const [sam, kim] = [newId(), newId()];
    const [first, second] = [wish(), { ...wish(), variantId: newId() }];
    await changed(sam, (list) => list.put(first));
    await changed(sam, (list) => list.put(second));
    expect(await wishesOf(sam)).toEqual([second, first]);
    expect(await wishesOf(kim)).toEqual([]);
  });

  it('deletes the wishes that left the list, and keeps another size of the product', async () => {
    const sam = newId();
    const [medium, large] = [
      { ...wish(), variantId: newId() },
      { ...wish(), variantId: newId() },
    ];
    large.productId = medium.productId;
    await changed(sam, (list) => list.merge([medium, large]));
    await changed(sam, (list) => list.remove(medium.productId, medium.variantId));
    expect(await wishesOf(sam)).toEqual([large]);
    await changed(sam, (list) => list.remove(medium.productId));
    expect(await wishesOf(sam)).toEqual([]);
  });

  it('keeps a full list', async () => {
    const sam = newId();
    const wishes = Array.from({ length: maxWishes }, wish);
    await changed(sam, (list) => list.merge(wishes));
    expect(await wishesOf(sam)).toEqual(wishes);
  });
}
