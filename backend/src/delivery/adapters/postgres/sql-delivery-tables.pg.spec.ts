import {
  everywhere,
  mondayToFriday,
  standardDelivery,
} from '../../../../test/support/memory/delivery-in-memory';
import { testDatabase } from '../../../../test/support/postgres/test-database';
import { amid } from '../../../../test/support/turns';
import { audit } from '../../../../test/support/memory/audit-in-memory';
import { AddMethod } from '../../application/add-method';
import { AddZone } from '../../application/add-zone';
import { DeleteZone } from '../../application/delete-zone';
import { describeDeliveryTables } from '../../application/delivery-tables.contract';
import { UnknownZone, ZoneHasMethods } from '../../domain/delivery.errors';
import { CalendarRow } from './calendar.table';
import { MethodRow } from './method.table';
import { SqlDeliveryTables } from './sql-delivery-tables';
import { TypeOrmCalendarRepository } from './typeorm-calendar.repository';
import { TypeOrmMethodRepository } from './typeorm-method.repository';
import { TypeOrmZoneRepository } from './typeorm-zone.repository';
import { ZoneRow } from './zone.table';

const any = expect.any(String) as string;

describe('the tables of delivery in Postgres', () => {
  const postgres = testDatabase();
  const world = () => {
    const { database, rows, unitOfWork } = postgres();
    return {
      tables: new SqlDeliveryTables(database),
      zones: new TypeOrmZoneRepository(database, rows(ZoneRow)),
      methods: new TypeOrmMethodRepository(database, rows(MethodRow)),
      calendars: new TypeOrmCalendarRepository(database, rows(CalendarRow)),
      unitOfWork,
    };
  };

  it('have one free method for all addresses in a new shop', async () => {
    const { zones, methods, calendar } = await world().tables.read();
    expect(zones.map(({ state }) => state)).toEqual([{ ...everywhere, id: any }]);
    expect(methods.map(({ state }) => state)).toEqual([
      { ...standardDelivery, id: any, zoneId: zones[0]!.state.id },
    ]);
    expect(calendar.state).toEqual(mondayToFriday);
  });

  describeDeliveryTables(world);

  const useCases = () => {
    const { zones, methods, unitOfWork } = world();
    return {
      addZone: new AddZone(zones, audit, unitOfWork),
      deleteZone: new DeleteZone(zones, methods, audit, unitOfWork),
      addMethod: new AddMethod(zones, methods, audit, unitOfWork),
    };
  };

  it('keep a zone that gets a method at the same time', async () => {
    const { addZone, addMethod, deleteZone } = useCases();
    const zoneId = await addZone.execute(everywhere);
    const deleting = amid(
      postgres(),
      () => addMethod.execute({ ...standardDelivery, zoneId }),
      () => deleteZone.execute(zoneId),
    );
    await expect(deleting).rejects.toThrow(ZoneHasMethods);
  });

  it('refuse a method of a zone that is deleted at the same time', async () => {
    const { addZone, addMethod, deleteZone } = useCases();
    const zoneId = await addZone.execute(everywhere);
    const adding = amid(
      postgres(),
      () => deleteZone.execute(zoneId),
      () => addMethod.execute({ ...standardDelivery, zoneId }),
    );
    await expect(adding).rejects.toThrow(UnknownZone);
  });
});
