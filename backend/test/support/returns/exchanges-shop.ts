import { inCart, inSizes } from '../shop/goods';
import { tokenOf } from '../shop/checkouts';
import { returnsShop } from './returns-shop';

/** @returns a shop with steps of exchanges; each test has a shopper of its own */
export function exchangesShop() {
  const world = returnsShop();
  const { seller, sam, payPal, run, order, capture, setStatus, declare } = world;

  /** Tees of one size that the shopper has: $15 each in Navy, $20 in Red. */
  const delivered = async (pieces = 1, size = 'M Navy') => {
    const { productId, variantOf } = await inSizes(seller());
    const variantId = variantOf(size);
    await inCart(sam(), productId, pieces, variantId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const orderId = placed.body.orderId as string;
    await setStatus(orderId, 'delivered');
    return { orderId, productId, variantId, variantOf };
  };
  const wanting = (variantId: string, wantedVariantId: string | null, quantity = 1) => ({
    ...{ variantId, quantity, wantedVariantId },
  });
  const exchanged = async (pieces = 1, from = 'M Navy', to = 'L Navy') => {
    const bought = await delivered(pieces, from);
    const { body } = await declare(bought.orderId, [wanting(bought.variantId, bought.variantOf(to), pieces)]);
    expect(body).toMatchObject({ success: true });
    return { ...bought, id: body.data._id as string, exchange: body.data.exchange };
  };
  const placesOf = async (variantId: string) =>
    Object.fromEntries(
      (
        await run(
          `SELECT place || ':' || sum(quantity) AS id FROM (
             SELECT place, quantity FROM catalogue.kept_pieces WHERE variant_id = $1
             UNION ALL SELECT place, quantity FROM ordering.placed_pieces WHERE variant_id = $1) p GROUP BY place`,
          [variantId],
        )
      ).map(({ id }) => id.split(':')),
    );
  const ownOrder = async (id: string) => (await sam().client.get(`/api/shop/order/details/${id}`)).body.data;

  return { ...world, delivered, wanting, exchanged, placesOf, ownOrder };
}
