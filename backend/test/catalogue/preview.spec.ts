import { jeans } from '../support/shop/goods';
import { admin, inDatabase, type Person, shopper } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

const week = 7 * 24 * 60 * 60 * 1_000;

describe('the preview of a product that is not in the shop', () => {
  const shop = testShop();
  let shopAdmin: Person;
  beforeAll(async () => {
    shopAdmin = await admin(shop());
  });

  const aDraft = async (title = 'Unseen jacket') => {
    const { body } = await shopAdmin.client.post('/api/admin/products/add', {
      ...jeans,
      title,
      state: 'draft',
    });
    return body.data._id as string;
  };
  const aLink = async (id: string) => {
    const { status, body } = await shopAdmin.client.post(`/api/admin/products/${id}/preview-link`, {});
    expect(status).toBe(201);
    const [path, token] = (body.data.path as string).split('#') as [string, string];
    expect(path).toBe('/shop/preview');
    return { token, expiresAt: body.data.expiresAt as string };
  };
  const open = (token: string) => shop().visitor().post('/api/shop/preview', { token });

  it('opens for seven days, for somebody who is not signed in, and is stored nowhere on the way', async () => {
    const id = await aDraft();
    const { token, expiresAt } = await aLink(id);
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - week)).toBeLessThan(600_000);
    const { status, body, headers } = await open(token);
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(body).toMatchObject({
      data: { _id: id, title: 'Unseen jacket', variants: [{}] },
      meta: { expiresAt },
    });
    expect(body.data).not.toHaveProperty('state');
  });

  it('leaves the draft unseen and unsold everywhere else', async () => {
    const id = await aDraft('Zqx jacket');
    await aLink(id);
    const seen = [
      await shop().visitor().get(`/api/shop/products/get/${id}`),
      await shop().visitor().get('/api/shop/products/get?limit=100'),
      await shop().visitor().get('/api/shop/search/zqx'),
      await shop().visitor().get('/api/shop/suggest?typed=zqx'),
    ];
    expect(JSON.stringify(seen.map(({ body }) => body))).not.toContain('Zqx');
    const sam = await shopper(shop());
    const added = await sam.client.post('/api/shop/cart/add', { userId: sam.id, productId: id, quantity: 1 });
    expect(added.status).toBe(404);
  });

  it('ends with its time, with a newer link, and with the product', async () => {
    const expired = { code: 'PREVIEW_EXPIRED' };
    const id = await aDraft();
    const [first, second] = [await aLink(id), await aLink(id)];
    expect((await open(first.token)).body).toMatchObject(expired);
    expect((await open(second.token)).status).toBe(200);
    await inDatabase(shop(), 'UPDATE catalogue.preview_links SET expires_at = now() WHERE product_id = $1', [
      id,
    ]);
    expect([(await open(second.token)).status, (await open(second.token)).body]).toMatchObject([
      404,
      expired,
    ]);

    const third = await aLink(id);
    await shopAdmin.client.delete(`/api/admin/products/delete/${id}`);
    expect((await open(third.token)).body).toMatchObject(expired);
  });

  it('does not open by a forged token, nor by the stored hash', async () => {
    const id = await aDraft();
    await aLink(id);
    const [stored] = await inDatabase<{ hash: string }>(
      shop(),
      'SELECT token_hash AS hash FROM catalogue.preview_links WHERE product_id = $1',
      [id],
    );
    for (const token of ['', 'forged', stored!.hash]) expect((await open(token)).status).toBe(404);
  });

  it('is for an existing product', async () => {
    const { status } = await shopAdmin.client.post(
      '/api/admin/products/00000000-0000-4000-8000-000000000000/preview-link',
      {},
    );
    expect(status).toBe(404);
  });
});
