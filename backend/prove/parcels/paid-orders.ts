import { type Buyer, Buyers, persistently } from '../buying/buyers';

const piecesOfLine = 3;
const deliveryPrice = 4.9;

/** All orders pay the same for their delivery from now on. */
export async function chargeForDelivery({ shopAdmin: { client } }: Buyers): Promise<void> {
  const { data } = (await client.get('/api/admin/delivery')).body as { data: { methods: { id: string }[] } };
  const [{ id, ...method }] = data.methods as [{ id: string }];
  const table = { measure: 'subtotal', steps: [{ from: 0, price: deliveryPrice }] };
  const { status } = await client.put(`/api/admin/delivery/methods/${id}`, { ...method, table });
  if (status !== 200) throw new Error(`The price was refused: ${status}`);
}

/** Each buyer pays so many orders, one after the other, of some pieces of each of all goods. */
export async function paidOrders<Order>(
  buyers: Buyers,
  ordersOfEach: number,
  known: (orderId: string, buyer: Buyer, buyers: Buyers) => Order,
): Promise<Order[]> {
  const payFor = async (buyer: Buyer): Promise<Order[]> => {
    const paid: Order[] = [];
    for (let number = 0; number < ordersOfEach; number += 1)
      paid.push(known(await payOne(buyers, buyer), buyer, buyers));
    return paid;
  };
  return (await Promise.all(buyers.all.map(payFor))).flat();
}

async function payOne(buyers: Buyers, buyer: Buyer): Promise<string> {
  for (const goods of buyers.goods) await persistently(() => buyer.fillCart(goods, piecesOfLine));
  const order = await buyer.order();
  await buyers.approve(order);
  const { status } = await persistently(() => buyer.capture(order));
  if (status !== 200) throw new Error(`Not paid: ${status}`);
  return order.orderId;
}
