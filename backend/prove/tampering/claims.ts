import fc from 'fast-check';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import { claiming } from './attack';
import type { Customer, Goods, Scene } from './scene';

interface Wish {
  goods: Goods;
  quantity: number;
  /** The fields that are added to each call. */
  claimed: object[];
}

interface WireOrder {
  userId: string;
  totalAmount: number;
  orderStatus: string;
  paymentStatus: string;
  addressInfo: { addressId: string };
  cartItems: { variantId: string; price: number; quantity: number }[];
}

/** Honest purchases, with claims beside what they must say: the server goes by what it knows, and takes no notice. */
export const wishes = ({ goods, victims }: Scene): fc.Arbitrary<Wish> =>
  fc.record({
    goods: fc.constantFrom(...goods),
    quantity: fc.integer({ min: 1, max: 5 }),
    claimed: fc.array(claiming(victims[0].order.orderId, {}), { minLength: 4, maxLength: 4 }),
  });

/** Buys something, claiming all sorts of things. @returns what of it came true */
export async function buyClaiming(
  scene: Scene,
  { person, addressId }: Customer,
  wish: Wish,
): Promise<string[]> {
  const { goods, quantity } = wish;
  const [inCartClaim, placing, tooEarly, capturing] = wish.claimed;
  const { price, ...line } = goods;
  const post = (path: string, claim: object | undefined, body: object) =>
    person.client.post(`/api/shop/${path}`, { ...claim, ...body });
  const total = (Math.round(price * 100) * quantity) / 100;
  const truth = (orderStatus: string, paymentStatus: string): WireOrder => ({
    ...{ userId: person.id, totalAmount: total, orderStatus, paymentStatus },
    addressInfo: { addressId },
    cartItems: [{ variantId: line.variantId, price, quantity }],
  });
  const wrong: string[] = [];
  const expect = (what: string, found: unknown, expected: unknown) => {
    const [is, should] = [found, expected].map((one) => JSON.stringify(one));
    if (is !== should) wrong.push(`${what} is ${is} where it should be ${should}`);
  };

  const put = await post('cart/add', inCartClaim, { userId: person.id, ...line, quantity });
  expect('the cart', [put.status, totalOf(put)], [200, total]);
  const placed = await post('order/create', placing, {
    userId: person.id,
    addressInfo: { addressId, address: 'Thieves’ Lane 1' },
    cartItems: [{ ...line, price, quantity, title: 'free' }],
    totalAmount: total,
  });
  const { orderId, approvalURL } = placed.body as { orderId: string; approvalURL: string };
  const details = async () => orderIn(await person.client.get(`/api/shop/order/details/${orderId}`));
  expect('what was placed', await details(), truth('pending', 'pending'));
  const paymentId = new URL(approvalURL).searchParams.get('token')!;
  const early = await post('order/capture', tooEarly, { orderId, paymentId });
  expect('a capture before the buyer agreed', early.status, 409);
  expect('what is not paid', await details(), truth('pending', 'pending'));
  await scene.payPal.decide(paymentId, 'approve');
  const captured = await post('order/capture', capturing, { orderId, paymentId });
  expect('what was captured', orderIn(captured), truth('confirmed', 'paid'));
  return wrong;
}

const totalOf = ({ body }: ShopResponse): unknown => (body as { data?: { total: number } }).data?.total;

function orderIn({ body }: ShopResponse): WireOrder | undefined {
  const { data } = body as { data?: WireOrder };
  return (
    data && {
      ...{ userId: data.userId, totalAmount: data.totalAmount },
      ...{ orderStatus: data.orderStatus, paymentStatus: data.paymentStatus },
      addressInfo: { addressId: data.addressInfo.addressId },
      cartItems: data.cartItems.map(({ variantId, price, quantity }) => ({ variantId, price, quantity })),
    }
  );
}
