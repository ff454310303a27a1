import { checkouts } from '../support/shop/checkouts';
import { inCart, onSale } from '../support/shop/goods';

describe('the legal pages that an order was placed under', () => {
  const { seller, sam, order, orderOf } = checkouts();

  const edit = async (slug: string, given: object) => {
    const { body } = await seller().client.get(`/api/admin/pages/${slug}`);
    await seller().client.put(`/api/admin/pages/${slug}`, { ...body.data, ...given });
    return body.data.version as number;
  };
  const placed = async () => {
    await inCart(sam(), await onSale(seller()));
    return order();
  };

  it('are named in it, in their versions of that moment', async () => {
    const version = await edit('terms', { title: 'Terms of sale', body: 'Money back within 30 days.' });
    const first = await placed();
    await edit('terms', { title: 'New terms', body: 'Money back within 14 days.' });

    const { pageVersions } = await orderOf(first);
    expect(pageVersions).toEqual([
      { slug: 'delivery', title: 'Delivery', version: 1 },
      { slug: 'imprint', title: 'Imprint', version: 1 },
      { slug: 'privacy', title: 'Privacy', version: 1 },
      { slug: 'returns', title: 'Returns', version: 1 },
      { slug: 'terms', title: 'Terms of sale', version: version + 1 },
    ]);
    const old = await sam().client.get(`/api/shop/pages/terms?version=${version + 1}`);
    expect(old.body.data).toMatchObject({ title: 'Terms of sale', latestVersion: version + 2 });
    expect(old.body.data.html).toContain('30 days');
  });

  it('are shown to admins, too', async () => {
    const { body } = await placed();
    const details = await seller().client.get(`/api/admin/orders/details/${body.orderId}`);
    expect(details.body.data.pageVersions).toHaveLength(5);
  });

  it('stay the same when the order is placed again while it is unpaid', async () => {
    const first = await placed();
    const before = (await orderOf(first)).pageVersions;
    await edit('returns', { body: 'Changed' });
    expect((await order()).body.orderId).toBe(first.body.orderId);
    expect((await orderOf(first)).pageVersions).toEqual(before);
  });
});
