import { standardDelivery } from '../../../test/support/memory/delivery-in-memory';
import { newId } from '../../shared/ids';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { Method, type MethodDraft } from '../domain/method';
import { Zone } from '../domain/zone';
import type { CalendarRepository, DeliveryTables, MethodRepository, ZoneRepository } from './ports';

interface World {
  tables: DeliveryTables;
  zones: ZoneRepository;
  methods: MethodRepository;
  calendars: CalendarRepository;
  unitOfWork: UnitOfWork;
}

/** Tests DeliveryTables, ZoneRepository, MethodRepository and CalendarRepository together. */
export function describeDeliveryTables(world: () => World): void {
  const run = <T>(work: (repositories: World) => Promise<T>) => world().unitOfWork.run(() => work(world()));
  const read = async () => {
    const { zones, methods, calendar } = await world().tables.read();
    return {
      zones: new Map(zones.map(({ state }) => [state.id, state])),
      methods: new Map(methods.map(({ state }) => [state.id, state])),
      calendar: calendar.state,
    };
  };
  const aZone = async () => {
    const draft = { name: 'Alaska', countries: ['US'], postcodePrefixes: ['995', '996'] };
    const zone = Zone.create(newId(), draft);
    await run(({ zones }) => zones.add(zone));
    return zone;
  };
  const aMethod = async (zone: Zone, draft: Partial<MethodDraft> = {}) => {
    const method = Method.create(newId(), { ...standardDelivery, ...draft, zoneId: zone.state.id });
    await run(({ methods }) => methods.add(method));
    return method;
  };
  const parcel: Partial<MethodDraft> = {
    measure: 'weight',
    steps: [
      { from: 0, priceCents: 490 },
      { from: 1_000, priceCents: 790 },
    ],
    freeFromCents: 10_000,
    carrier: 'DHL',
    trackingAddress: 'https://dhl.test/{number}',
  };
  const pickUp: Partial<MethodDraft> = { kind: 'pick-up', pickUpText: 'Mill Lane 1', workingDays: null };

  it('are read as they were added, in the order of their ids', async () => {
    const zone = await aZone();
    const methods = [await aMethod(zone, parcel), await aMethod(zone, pickUp)];
    const found = await read();
    expect(found.zones.get(zone.state.id)).toEqual(zone.state);
    for (const { state } of methods) {
      expect(found.methods.get(state.id)).toEqual(state);
      expect((await run((repositories) => repositories.methods.findForChange(state.id)))?.state).toEqual(
        state,
      );
    }
    expect([...found.zones.keys()]).toEqual([...found.zones.keys()].sort());
    expect([...found.methods.keys()]).toEqual([...found.methods.keys()].sort());
  });

  it('are read as they were saved', async () => {
    const zone = await aZone();
    const method = await aMethod(zone, parcel);
    await run(async ({ zones, methods }) => {
      const savedZone = (await zones.findForChange(zone.state.id))!;
      savedZone.edit(1, { name: 'Canada', countries: ['CA'], postcodePrefixes: [] });
      await zones.save(savedZone);
      const savedMethod = (await methods.findForChange(method.state.id))!;
      savedMethod.edit(1, {
        ...savedMethod.state,
        isOn: false,
        freeFromCents: null,
        workingDays: { min: 0, max: 9 },
      });
      await methods.save(savedMethod);
    });
    const found = await read();
    expect(found.zones.get(zone.state.id)).toMatchObject({
      name: 'Canada',
      postcodePrefixes: [],
      version: 2,
    });
    expect(found.methods.get(method.state.id)).toEqual({
      ...method.state,
      isOn: false,
      freeFromCents: null,
      workingDays: { min: 0, max: 9 },
      version: 2,
    });
  });

  it('are gone when they were deleted, and methods are counted until then', async () => {
    const zone = await aZone();
    const method = await aMethod(zone);
    expect(await run(({ methods }) => methods.countIn(zone))).toBe(1);
    await run(async ({ zones, methods }) => {
      await methods.delete(method);
      expect(await methods.countIn(zone)).toBe(0);
      await zones.delete(zone);
    });
    const found = await read();
    expect([found.zones.has(zone.state.id), found.methods.has(method.state.id)]).toEqual([false, false]);
    expect(await run(({ zones }) => zones.findForChange(zone.state.id))).toBeUndefined();
    expect(await run(({ methods }) => methods.findForChange(method.state.id))).toBeUndefined();
  });

  it('have one calendar', async () => {
    const holidays = [{ day: '2026-12-25', name: 'Christmas Day' }];
    const before = (await read()).calendar;
    await run(async ({ calendars }) => {
      const calendar = await calendars.findForChange();
      calendar.edit(before.version, { workingWeekdays: [1, 6], holidays });
      await calendars.save(calendar);
    });
    const after = { version: before.version + 1, workingWeekdays: [1, 6], holidays };
    expect((await read()).calendar).toEqual(after);
    expect((await run(({ calendars }) => calendars.findForChange())).state).toEqual(after);
  });
}
