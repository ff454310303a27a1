import { jeans, onSale } from '../support/shop/goods';
import { type HostedServer, startHostedServer } from '../support/shop/hosted-server';
import { admin, shopper } from '../support/shop/people';
import { ShopClient } from '../support/shop/shop-client';
import { testShop } from '../support/shop/test-shop';
import { until } from '../support/until';

/** The promise is 250 ms; a busy machine gets more. */
const seenWithinSeconds = 2;

describe('several servers of one shop', () => {
  let env: NodeJS.ProcessEnv;
  const shop = testShop(
    {},
    {
      start: (settings) => {
        env = settings;
        return startHostedServer(settings);
      },
    },
  );
  let other: HostedServer;
  beforeAll(async () => {
    other = await startHostedServer(env);
  });
  afterAll(() => other.close());
  const visitorOfOther = () => new ShopClient(() => other.url);

  it('soon show what was changed at another one, though each caches public responses', async () => {
    const seller = await admin(shop());
    const id = await onSale(seller);
    const path = `/api/shop/products/get/${id}`;
    const titleAtOther = async () => (await visitorOfOther().get(path)).body.data.title as string;
    for (const title of ['First title', 'Second title', 'Third title']) {
      const before = await titleAtOther();
      const { status } = await seller.client.put(`/api/admin/products/edit/${id}`, { ...jeans, title });
      expect([status, before === title]).toEqual([200, false]);
      await until(async () => (await titleAtOther()) === title, seenWithinSeconds);
    }
  });

  it('answer each visitor with their own session', async () => {
    const [sam, kim] = [await shopper(shop()), await shopper(shop(), 'Kim Shopper')];
    for (const { id, client } of [sam, kim, sam]) {
      const { body, headers } = await client.get('/api/auth/check-auth');
      expect([body.user.id, headers.get('cache-control')]).toEqual([id, 'no-store']);
    }
  });
});
