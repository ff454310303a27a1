import type { VariantReferences } from '../../catalogue/variant-references';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import type { CartRepository } from './ports';

interface World {
  carts: CartRepository;
  references: VariantReferences;
  unitOfWork: UnitOfWork;
}

/** Every implementation of VariantReferences by carts passes these tests. */
export function describeVariantReferences(world: () => World): void {
  const put = (shopperId: string, item: { variantId: string; productId: string }) =>
    world().unitOfWork.run(async () => {
      const cart = await world().carts.lockOrCreate(shopperId);
      cart.add({ ...item, stock: 9 }, 1);
      await world().carts.save(cart);
    });

  it('finds each variant of a product that lies in a cart, once', async () => {
    const productId = newId();
    const [small, large] = [newId(), newId()];
    const sam = newId();
    await put(sam, { variantId: small, productId });
    await put(sam, { variantId: large, productId });
    await put(newId(), { variantId: small, productId });
    await put(newId(), { variantId: newId(), productId: newId() });
    expect((await world().references.to(productId)).toSorted()).toEqual([small, large].toSorted());
  });

  it('finds none of a product that lies in no cart', async () => {
    expect(await world().references.to(newId())).toEqual([]);
  });
}
