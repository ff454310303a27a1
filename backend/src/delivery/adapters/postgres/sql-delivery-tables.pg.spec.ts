import { everywhere, mondayToFriday, standardDelivery } from '../../../../test/support/delivery-in-memory';
import { testDatabase } from '../../../../test/support/test-database';
import { SqlDeliveryTables } from './sql-delivery-tables';

describe('the tables of a new shop in Postgres', () => {
  const postgres = testDatabase();

  it('have one free method for all addresses', async () => {
    const { zones, methods, calendar } = await new SqlDeliveryTables(postgres().database).read();
    expect(zones.map(({ state }) => state)).toEqual([{ ...everywhere, id: expect.any(String) as string }]);
    const ids = { id: expect.any(String) as string, zoneId: zones[0]!.state.id };
    expect(methods.map(({ state }) => state)).toEqual([{ ...standardDelivery, ...ids }]);
    expect(calendar.state).toEqual(mondayToFriday);
  });
});
