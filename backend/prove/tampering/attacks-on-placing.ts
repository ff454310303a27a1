import fc from 'fast-check';
import { anything, type Attack, claiming } from './attack';
import { type Scene, thiefsLines } from './scene';

/** The order of the thief's own cart, with one part of it changed. */
function placingOf({ thief, victims, goods }: Scene) {
  const lines = thiefsLines.map((line) => ({ ...goods[line.goods], quantity: line.quantity }));
  const cents = lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  const honest = {
    userId: thief.person.id,
    addressInfo: { addressId: thief.addressId },
    cartItems: lines,
    totalAmount: cents / 100,
  };
  const foreignId = fc.constantFrom(...victims).map(({ person }) => person.id);
  const call = { as: 'thief', method: 'POST', path: '/api/shop/order/create' } as const;
  const place = (name: string, changed: fc.Arbitrary<object>): fc.Arbitrary<Attack> =>
    fc
      .tuple(changed, foreignId)
      .chain(([part, id]) => claiming(id, { ...honest, ...part }))
      .map((body) => ({ ...call, name, body }));
  return { lines, cents, place };
}

export function attacksOnPrices(scene: Scene) {
  const { lines, cents, place } = placingOf(scene);
  const [, other, cap] = scene.goods;
  const [first, ...rest] = lines as [(typeof lines)[0], ...typeof lines];
  const changedLine = (changed: fc.Arbitrary<object>) =>
    changed.map((part) => ({ cartItems: [{ ...first, ...part }, ...rest] }));
  const notAbout = (truth: number) => anything.filter((one) => !isAbout(one, truth));
  const less = fc.integer({ min: 1, max: cents - 1 }).map((by) => (cents - by) / 100);
  const more = fc.integer({ min: 1 }).map((by) => String((cents + by) / 100));
  const otherLines = fc.constantFrom([], [first], rest, [first, first, ...rest], [...lines, other]);
  const variantId = fc.oneof(fc.constant(other.variantId), anything);
  const productId = fc.oneof(fc.constant(cap.productId), anything);
  return {
    total: place(
      'a total of one’s own',
      fc.oneof(less, more, notAbout(cents / 100)).map((totalAmount) => ({ totalAmount })),
    ),
    deliveryAmount: place(
      'a price of one’s own for the delivery',
      notAbout(0).map((deliveryAmount) => ({ deliveryAmount })),
    ),
    deliveryMethod: place(
      'a delivery that does not exist',
      anything.map((deliveryMethodId) => ({ deliveryMethodId })),
    ),
    price: place('a price of one’s own', changedLine(fc.record({ price: notAbout(first.price) }))),
    quantity: place(
      'another quantity than in the cart',
      changedLine(fc.record({ quantity: notAbout(first.quantity) })),
    ),
    variant: place('another variant than in the cart', changedLine(fc.record({ variantId }))),
    product: place('another product than in the cart', changedLine(fc.record({ productId }))),
    lines: place(
      'other lines than in the cart',
      otherLines.map((cartItems) => ({ cartItems })),
    ),
  };
}

export function attacksOnOwners(scene: Scene) {
  const { place } = placingOf(scene);
  const victim = fc.constantFrom(...scene.victims);
  const ownerId = victim.map(({ person }) => person.id);
  const addressId = victim.map((one) => one.addressId);
  return {
    owner: place('an order for another', fc.record({ userId: fc.oneof(ownerId, anything) })),
    address: place(
      'an order to the address of another',
      fc.oneof(addressId, anything).map((id) => ({ addressInfo: { addressId: id } })),
    ),
  };
}

/** The server rounds what clients have added up to whole cents, and reads the numbers of forms. */
const isAbout = (given: unknown, truth: number): boolean =>
  (typeof given === 'number' || typeof given === 'string') &&
  Math.round(Number(given) * 100) === Math.round(truth * 100);
