import { checkouts, tokenOf } from '../support/shop/checkouts';
import { cartOf, home, inCart, onSale, stockOf, withAddress } from '../support/shop/goods';
import { inDatabase, shopper } from '../support/shop/people';
import { until } from '../support/until';

describe('a checkout', () => {
  const { shop, seller, sam, addressId, payPal, capturesOf, order, capture, orderOf, runJobsNow } =
    checkouts();

  it('reserves stock, is approved, captured and confirmed, and empties the cart', async () => {
    const productId = await onSale(seller(), { totalStock: 5, price: 40, salePrice: 29.99 });
    await inCart(sam(), productId, 2);
    const placed = await order();
    expect(placed.status).toBe(201);
    expect(await stockOf(sam(), productId)).toBe(3);
    expect(await orderOf(placed)).toMatchObject({ orderStatus: 'pending', paymentStatus: 'pending' });

    await payPal().decide(tokenOf(placed), 'approve');
    const captured = await capture(placed);
    expect(captured.status).toBe(200);
    expect(captured.body).toMatchObject({
      success: true,
      data: {
        _id: placed.body.orderId,
        userId: sam().id,
        userName: 'Sam Shopper',
        orderStatus: 'confirmed',
        paymentStatus: 'paid',
        paymentMethod: 'paypal',
        paymentId: tokenOf(placed),
        totalAmount: 59.98,
        cartItems: [{ productId, title: 'Straight jeans', price: 29.99, quantity: 2 }],
        addressInfo: { addressId: addressId(), ...home },
      },
    });
    expect(await cartOf(sam())).toMatchObject({ items: [], total: 0 });
    expect(await stockOf(sam(), productId)).toBe(3);
    expect(await capturesOf(placed)).toMatchObject([{ amount: '59.98' }]);
  });

  it('takes the money once in repeated and concurrent captures', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    const responses = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(() => capture(placed)));
    responses.push(await capture(placed));
    expect(responses.map(({ status, body }) => [status, body.data?.paymentStatus ?? body])).toEqual(
      responses.map(() => [200, 'paid']),
    );
    expect(await stockOf(sam(), productId)).toBe(11);
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('creates one order and one payment for a double click', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const responses = await Promise.all([order(), order(), order()]);
    expect(new Set(responses.map(({ body }) => `${body.orderId} ${body.approvalURL}`)).size).toBe(1);
    expect((await sam().client.get(`/api/shop/order/list/${sam().id}`)).body.data).toHaveLength(1);
    expect(await stockOf(sam(), productId)).toBe(11);
  });

  it('returns the same response to a retry with the same key, also after the cart is empty', async () => {
    await inCart(sam(), await onSale(seller()));
    const key = { 'Idempotency-Key': 'one-checkout' };
    const placed = await order(sam(), {}, key);
    await payPal().decide(tokenOf(placed), 'approve');
    await capture(placed);
    const repeated = await order(sam(), {}, key);
    expect([repeated.status, repeated.body]).toEqual([201, placed.body]);
  });

  it('replaces the order after a change of the cart, without reserving stock twice', async () => {
    const [shirt, cap] = [
      await onSale(seller(), { totalStock: 1 }),
      await onSale(seller(), { totalStock: 1 }),
    ];
    await inCart(sam(), shirt);
    const first = await order();
    await inCart(sam(), cap);
    const second = await order();
    expect(second.status).toBe(201);
    expect(second.body.orderId).not.toBe(first.body.orderId);
    await payPal().decide(tokenOf(first), 'approve');
    expect(await capture(first)).toMatchObject({ status: 409, body: { code: 'ORDER_CLOSED' } });
    expect((await payPal().ledger()).captures.map(({ orderId }) => orderId)).not.toContain(tokenOf(first));
  });

  it('sells 5 pieces to 5 of 50 concurrent buyers', async () => {
    const productId = await onSale(seller(), { totalStock: 5 });
    const buyers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const person = await shopper(shop());
        const address = await withAddress(person);
        await inCart(person, productId);
        return () => order(person, { addressInfo: { addressId: address } });
      }),
    );
    const responses = await Promise.all(buyers.map((buy) => buy()));
    const statuses = responses.map(({ status, body }) => `${status} ${body.code ?? 'ordered'}`).sort();
    expect(statuses).toEqual([...Array(5).fill('201 ordered'), ...Array(45).fill('409 OUT_OF_STOCK')]);
    expect(await stockOf(sam(), productId)).toBe(0);
    const [held] = await inDatabase<{ pieces: string }>(
      shop(),
      `SELECT sum(r.quantity) AS pieces FROM catalogue.reservations r JOIN catalogue.variants v ON v.id = r.variant_id
        WHERE v.product_id = $1`,
      [productId],
    );
    expect(held?.pieces).toBe('5');
  }, 60_000);

  it('lets shoppers exchange reserved pieces concurrently, without deadlocks', async () => {
    const two = [await onSale(seller(), { totalStock: 100 }), await onSale(seller(), { totalStock: 100 })];
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, place) => {
        const person = await shopper(shop());
        return {
          person,
          address: await withAddress(person),
          first: two[place % 2]!,
          then: two[(place + 1) % 2]!,
        };
      }),
    );
    const orderOne = async ({ person, address }: (typeof people)[number], productId: string) => {
      for (const gone of two) await person.client.delete(`/api/shop/cart/${person.id}/${gone}`);
      await inCart(person, productId);
      return (await order(person, { addressInfo: { addressId: address } })).status;
    };
    for (const round of [1, 2, 3]) {
      const statuses = await Promise.all(
        people.map((one) => orderOne(one, round % 2 ? one.first : one.then)),
      );
      expect(statuses).toEqual(people.map(() => 201));
    }
    expect(await stockOf(sam(), two[0]!)).toBe(94);
    expect(await stockOf(sam(), two[1]!)).toBe(94);
  }, 60_000);

  it('responds to both of two concurrent orders of a cart while the provider fails one of them', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    await payPal().plantFault('create:*', 'server-error');
    const responses = await Promise.all([order(), order()]);
    for (const placed of responses.filter(({ status }) => status === 201)) {
      expect(await orderOf(placed)).toMatchObject({ orderStatus: 'pending', paymentStatus: 'pending' });
    }
    expect((await order()).status).toBe(201);
    expect(await stockOf(sam(), productId)).toBe(11);
  });

  it("charges the shop's price, and orders nothing when the shopper saw another", async () => {
    const productId = await onSale(seller(), { price: 50, salePrice: 0 });
    await inCart(sam(), productId);
    const cheaper = { cartItems: [{ productId, price: 0.01, quantity: 1 }] };
    for (const claim of [cheaper, { totalAmount: 0.01 }, { cartItems: [] }]) {
      const response = await order(sam(), claim);
      expect(response).toMatchObject({ status: 409, body: { code: 'PRICE_CHANGED', data: { total: 50 } } });
    }
    expect((await sam().client.get(`/api/shop/order/list/${sam().id}`)).body.data).toEqual([]);
    expect(await stockOf(sam(), productId)).toBe(12);
    const seen = { cartItems: [{ productId, price: '50.00', quantity: '1' }], totalAmount: '50' };
    expect((await order(sam(), seen)).status).toBe(201);
  });

  it('accepts totals that clients added up in floats', async () => {
    const productId = await onSale(seller(), { price: 22.49, salePrice: 0 });
    await inCart(sam(), productId, 2);
    const cartItems = [{ productId, price: 22.490000000000002, quantity: 2 }];
    expect((await order(sam(), { cartItems, totalAmount: 44.99 })).status).toBe(409);
    expect((await order(sam(), { cartItems, totalAmount: '-44.98' })).status).toBe(400);
    expect((await order(sam(), { cartItems, totalAmount: 44.980000000000004 })).status).toBe(201);
  });

  it("refuses an empty cart, a missing address and another shopper's address", async () => {
    expect(await order()).toMatchObject({
      status: 409,
      body: { message: 'Your cart is empty. Please add items to proceed' },
    });
    await inCart(sam(), await onSale(seller()));
    const foreign = await withAddress(await shopper(shop()));
    for (const addressInfo of [undefined, {}, { addressId: foreign }, { addressId: 'nowhere' }]) {
      expect(await order(sam(), { addressInfo })).toMatchObject({
        status: 400,
        body: { success: false, message: 'Please select one address to proceed.' },
      });
    }
  });

  it('takes no money for another shopper, with a wrong payment, or before the approval', async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    expect((await capture(placed, { by: await shopper(shop()) })).status).toBe(404);
    expect((await capture(placed, { paymentId: 'ANOTHER-PAYMENT' })).status).toBe(404);
    expect(await capture(placed)).toMatchObject({ status: 409, body: { code: 'PAYMENT_NOT_APPROVED' } });
    expect(await orderOf(placed)).toMatchObject({ paymentStatus: 'pending' });
  });

  it('leaves a declined order payable', async () => {
    await inCart(sam(), await onSale(seller()));
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'decline');
    expect(await capture(placed)).toMatchObject({ status: 422, body: { code: 'PAYMENT_DECLINED' } });
    await payPal().decide(tokenOf(placed), 'approve');
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
  });

  it('releases the stock when the provider does not open the payment, and can be retried', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    await payPal().plantFault('create:*', 'server-error');
    expect(await order()).toMatchObject({ status: 502, body: { code: 'PAYMENT_PROVIDER_FAILED' } });
    expect(await stockOf(sam(), productId)).toBe(12);
    expect((await order()).status).toBe(201);
  });

  it('confirms an order whose capture response was lost, without the shopper', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await payPal().plantFault(`capture:${tokenOf(placed)}`, 'drop-response');
    expect((await capture(placed)).status).toBe(504);
    expect(await orderOf(placed)).toMatchObject({ paymentStatus: 'pending' });
    await runJobsNow();
    await until(async () => (await orderOf(placed)).paymentStatus === 'paid');
    expect(await orderOf(placed)).toMatchObject({ orderStatus: 'confirmed' });
    expect(await cartOf(sam())).toMatchObject({ items: [] });
    expect(await capturesOf(placed)).toHaveLength(1);
  });

  it('continues after a restart between approval and capture, with one order, paid once', async () => {
    const productId = await onSale(seller());
    await inCart(sam(), productId);
    const placed = await order();
    await payPal().decide(tokenOf(placed), 'approve');
    await shop().restart();
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
    expect((await capture(placed)).body.data).toMatchObject({ paymentStatus: 'paid' });
    expect(await stockOf(sam(), productId)).toBe(11);
  });
});
