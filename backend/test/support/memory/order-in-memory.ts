import { shirt, type ShopInMemory, shopInMemory, unfolded } from './shop-in-memory';

export const waysBack = () => ({
  returnUrl: 'https://shop.test/return',
  cancelUrl: 'https://shop.test/cancel',
});

/** Sam orders what is in the cart, as long as nothing else is said. */
export async function placeOrder(
  shop: ShopInMemory,
  given: Partial<Parameters<ShopInMemory['placeOrder']['execute']>[0]> = {},
) {
  const order = await shop.placeOrder.execute({
    shopperId: 'sam',
    addressId: 'home',
    deliveryMethodId: undefined,
    seen: { lines: undefined, delivery: undefined, total: undefined },
    idempotencyKey: undefined,
    waysBack,
    ...given,
  });
  return { ...order, gatewayOrderId: new URL(order.approvalUrl).searchParams.get('token')! };
}

/** A shop of seven shirts, of which Sam has ordered two. */
export async function shopWithOrder() {
  const shop = shopInMemory();
  const productId = await shop.addProduct.execute(unfolded(shirt));
  await shop.addToCart.execute({ shopperId: 'sam', productId, quantity: 2 });
  const { orderId, gatewayOrderId } = await placeOrder(shop);
  return { shop, productId, orderId, gatewayOrderId };
}
