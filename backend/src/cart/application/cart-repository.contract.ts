import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { Cart } from '../domain/cart';
import type { CartRepository } from './ports';

interface World {
  carts: CartRepository;
  unitOfWork: UnitOfWork;
}

export function describeCartRepository(world: () => World): void {
  const linesOf = async (shopperId: string) => {
    const { carts, unitOfWork } = world();
    return (await unitOfWork.run(() => carts.lockOrCreate(shopperId))).lines;
  };
  const item = () => ({ variantId: newId(), productId: newId(), stock: 9 });

  it('returns an empty cart for a shopper without one', async () => {
    const { carts, unitOfWork } = world();
    const shopperId = newId();
    const cart = await unitOfWork.run(() => carts.lockOrCreate(shopperId));
    expect(cart).toMatchObject({ shopperId, lines: [] });
  });

  it('keeps the lines of each shopper in the order of their addition', async () => {
    const { carts, unitOfWork } = world();
    const [sam, kim] = [newId(), newId()];
    const [first, second] = [item(), item()];
    await unitOfWork.run(async () => {
      const cart = await carts.lockOrCreate(sam);
      cart.add(first, 2);
      cart.add(second, 1);
      await carts.save(cart);
    });
    expect(await linesOf(sam)).toEqual([
      { variantId: first.variantId, productId: first.productId, quantity: 2 },
      { variantId: second.variantId, productId: second.productId, quantity: 1 },
    ]);
    expect(await linesOf(kim)).toEqual([]);
  });

  it('deletes the lines that left the cart', async () => {
    const { carts, unitOfWork } = world();
    const shopperId = newId();
    const [socks, cap] = [item(), item()];
    await unitOfWork.run(async () => {
      const cart = await carts.lockOrCreate(shopperId);
      cart.add(socks, 1);
      cart.add(cap, 1);
      await carts.save(cart);
      cart.remove(socks.variantId);
      await carts.save(cart);
    });
    expect((await linesOf(shopperId)).map(({ variantId }) => variantId)).toEqual([cap.variantId]);
    await unitOfWork.run(async () => {
      const cart = await carts.lockOrCreate(shopperId);
      cart.remove(cap.variantId);
      await carts.save(cart);
    });
    expect(await linesOf(shopperId)).toEqual([]);
  });

  it('deletes carts with their lines', async () => {
    const { carts, unitOfWork } = world();
    const [sam, kim] = [newId(), newId()];
    await unitOfWork.run(async () => {
      for (const shopperId of [sam, kim]) {
        const cart = await carts.lockOrCreate(shopperId);
        cart.add(item(), 1);
        await carts.save(cart);
      }
      await carts.delete([sam, newId()]);
      await carts.delete([]);
    });
    expect(await linesOf(sam)).toEqual([]);
    expect(await linesOf(kim)).toHaveLength(1);
  });

  it('keeps which variants were capped until the shopper knows', async () => {
    const { carts, unitOfWork } = world();
    const shopperId = newId();
    const socks = item();
    const change = (verb: (cart: Cart) => void) =>
      unitOfWork.run(async () => {
        const cart = await carts.lockOrCreate(shopperId);
        verb(cart);
        await carts.save(cart);
        return (await carts.lockOrCreate(shopperId)).cappedVariantIds;
      });
    expect(await change((cart) => cart.merge(socks, 10))).toEqual([socks.variantId]);
    expect(await change((cart) => cart.merge(item(), 1))).toEqual([socks.variantId]);
    expect(await change((cart) => cart.forgetCapped(cart.cappedVariantIds))).toEqual([]);
  });
}
