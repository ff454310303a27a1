import { testDatabase } from '../../../test/support/postgres/test-database';
import { ServerSettings } from '../../platform/config/server.settings';
import { Environment } from '../../platform/config/settings';
import { checkDatabase } from './check-database';

describe('the doctor, of the clocks', () => {
  const onDatabase = testDatabase();
  const now = Date.now.bind(Date);
  afterEach(() => jest.restoreAllMocks());

  /** The clocks differ by a minute, which is more than the examination takes. */
  it.each([
    [60_000, /^this machine is [\d.]+ s ahead of the database: synchronize both with NTP$/],
    [-60_000, /^this machine is [\d.]+ s behind the database: synchronize both with NTP$/],
  ])('says how far they are apart, and what to do: %i ms', async (offMs, message) => {
    jest.spyOn(Date, 'now').mockImplementation(() => now() + offMs);
    const found = await checkDatabase(
      new ServerSettings(new Environment({ DATABASE_URL: onDatabase().url })),
      { SHOP_CURRENCY: 'USD' },
    );
    expect(found.find(({ part }) => part === 'Clock')).toEqual({
      state: 'wrong',
      part: 'Clock',
      message: expect.stringMatching(message) as string,
    });
  });
});

describe('the doctor, of the currency', () => {
  const onDatabase = testDatabase();
  const findingOf = async (SHOP_CURRENCY: 'USD' | 'EUR') => {
    const server = new ServerSettings(new Environment({ DATABASE_URL: onDatabase().url }));
    const found = await checkDatabase(server, { SHOP_CURRENCY });
    return found.find(({ part }) => part === 'Currency');
  };

  it('says that the first order fixes it', async () => {
    expect(await findingOf('EUR')).toMatchObject({
      state: 'works',
      message: 'EUR; the first order fixes it',
    });
  });

  it('says what the orders are in, and what to set', async () => {
    const { database } = onDatabase();
    await database.runInTransaction(async () => {
      await database.query('SET LOCAL session_replication_role = replica');
      await database.query(
        `INSERT INTO ordering.orders (id, shopper_id, shopper_name, shopper_email, delivery, page_versions, total_cents, status, stage, payment_id,
                                      placed_at, updated_at, number, search)
         VALUES (gen_random_uuid(), gen_random_uuid(), 'Sam', 'sam@mail.test', '{}', '[]', 1, 'pending', 'expired', gen_random_uuid(), now(), now(), 1, '')`,
      );
    });
    expect(await findingOf('USD')).toMatchObject({ state: 'works' });
    expect(await findingOf('EUR')).toEqual({
      state: 'wrong',
      part: 'Currency',
      message: 'the orders are in USD, and SHOP_CURRENCY is EUR: set it to USD',
    });
  });
});
