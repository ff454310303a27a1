import { startHostedServer } from '../support/shop/hosted-server';
import { admin } from '../support/shop/people';
import { testShop } from '../support/shop/test-shop';

describe('the audit trail of the settings', () => {
  let timeZone = 'UTC';
  const shop = testShop(
    { JWT_SECRET: 'planted-secret-of-the-sessions-0123456789' },
    { start: (env) => startHostedServer({ ...env, SHOP_TIME_ZONE: timeZone }) },
  );
  const restartIn = async (zone: string) => {
    timeZone = zone;
    await shop().restart();
  };

  it('contains the settings that a start changed, without secrets', async () => {
    const seller = await admin(shop());
    const list = async (query: string) => (await seller.client.get(`/api/admin/audit/get?${query}`)).body;
    const before: number = (await list('subject=setting')).meta.total;
    await restartIn('UTC');
    await restartIn('Europe/Berlin');
    const { data, meta } = await list('subject=setting');
    expect(meta.total).toBe(before + 1);
    expect(data[0]).toMatchObject({
      by: { kind: 'shop', id: null, name: null },
      subjectId: 'SHOP_TIME_ZONE',
      label: 'Time zone of the shop (SHOP_TIME_ZONE)',
      action: 'changed',
      before: { value: 'UTC' },
      after: { value: 'Europe/Berlin' },
    });
    expect((await list('q=shop_time')).data).toHaveLength(2);
    expect(JSON.stringify(data)).not.toContain('planted-secret');
  });
});
