import { newId } from '../../src/shared/ids';
import { onSale } from '../support/shop/goods';
import { admin, type Person } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('products by their ids', () => {
  const shop = testShop();
  let seller: Person;
  beforeAll(async () => {
    seller = await admin(shop());
  });
  const get = (ids: string[]) =>
    shop()
      .visitor()
      .get(`/api/shop/products/by-id?ids=${ids.join(',')}`);
  const titlesOf = async (ids: string[]) => {
    const { status, body } = await get(ids);
    expect([status, body.success]).toEqual([200, true]);
    return body.data.map(({ title }: { title: string }) => title);
  };

  it('come in the order of the ids, without those that were removed', async () => {
    const [socks, hat, scarf] = [
      await onSale(seller, { title: 'Socks' }),
      await onSale(seller, { title: 'Hat' }),
      await onSale(seller, { title: 'Scarf' }),
    ];
    expect(await titlesOf([scarf, newId(), socks, hat, socks])).toEqual(['Scarf', 'Socks', 'Hat']);
    await seller.client.delete(`/api/admin/products/delete/${socks}`);
    expect(await titlesOf([scarf, socks, hat])).toEqual(['Scarf', 'Hat']);
    expect(await titlesOf([])).toEqual([]);
  });

  it.each([['more than twelve', Array.from({ length: 13 }, newId)]])('are refused: %s', async (_, ids) => {
    expect(await get(ids)).toMatchObject({
      status: 400,
      body: { errors: [{ path: expect.stringMatching(/^ids/) }] },
    });
  });
});
