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
    );
    expect(found.find(({ part }) => part === 'Clock')).toEqual({
      state: 'wrong',
      part: 'Clock',
      message: expect.stringMatching(message) as string,
    });
  });
});
