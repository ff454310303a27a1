import {
  deliveryInMemory,
  everywhere,
  mondayToFriday,
  standardDelivery,
} from '../../../test/support/memory/delivery-in-memory';
import { Money } from '../../shared/money';
import {
  NoSuchMethod,
  NoSuchZone,
  StaleDelivery,
  UnknownZone,
  ZoneHasMethods,
} from '../domain/delivery.errors';

const alps = { name: 'Alps', countries: ['AT', 'CH'], postcodePrefixes: [] };
const express = { ...standardDelivery, name: 'Express', steps: [{ from: 0, priceCents: 990 }] };

describe('zones', () => {
  it('are added, edited and deleted with audit entries of what changed', async () => {
    const { tables, audit, addZone, editZone, deleteZone } = deliveryInMemory();
    const id = await addZone.execute(alps);
    expect(tables.zones.get(id)).toEqual({ id, ...alps, version: 1 });
    await editZone.execute({ id, ...alps, countries: ['CH'], version: 1 });
    expect(tables.zones.get(id)).toMatchObject({ countries: ['CH'], version: 2 });
    await expect(editZone.execute({ id, ...alps, version: 1 })).rejects.toThrow(StaleDelivery);
    await deleteZone.execute(id);
    expect(tables.zones.has(id)).toBe(false);
    expect(audit.entries).toMatchObject([
      { subject: 'setting', subjectId: `delivery-zone:${id}`, label: 'Delivery zone: Alps', action: 'added' },
      { action: 'edited', before: { countries: ['AT', 'CH'] }, after: { countries: ['CH'] } },
      { action: 'deleted', before: { name: 'Alps' } },
    ]);
  });

  it('with methods stay, and the refusal says how many', async () => {
    const { tables, addMethod, deleteZone } = deliveryInMemory();
    await expect(deleteZone.execute('everywhere')).rejects.toThrow('This zone has 1 delivery method');
    await addMethod.execute(express);
    const refusal = expect(deleteZone.execute('everywhere')).rejects;
    await refusal.toThrow(new ZoneHasMethods(2));
    expect(tables.zones.has('everywhere')).toBe(true);
  });

  it('that are gone are neither edited nor deleted', async () => {
    const { editZone, deleteZone } = deliveryInMemory();
    await expect(editZone.execute({ ...alps, id: 'gone', version: 1 })).rejects.toThrow(NoSuchZone);
    await expect(deleteZone.execute('gone')).rejects.toThrow(NoSuchZone);
  });
});

describe('methods', () => {
  it('are added, edited and deleted with audit entries of what changed', async () => {
    const { tables, audit, addMethod, editMethod, deleteMethod } = deliveryInMemory();
    const id = await addMethod.execute(express);
    expect(tables.methods.get(id)).toEqual({ ...express, id, version: 1 });
    await editMethod.execute({ ...express, id, isOn: false, version: 1 });
    expect(tables.methods.get(id)).toEqual({ ...express, id, isOn: false, version: 2 });
    await expect(editMethod.execute({ ...express, id, version: 1 })).rejects.toThrow(StaleDelivery);
    await deleteMethod.execute(id);
    expect(tables.methods.has(id)).toBe(false);
    expect(audit.entries).toMatchObject([
      { subjectId: `delivery-method:${id}`, label: 'Delivery method: Express', action: 'added' },
      { action: 'edited', before: { isOn: true }, after: { isOn: false } },
      { action: 'deleted', before: { name: 'Express' } },
    ]);
  });

  it('are in a zone that exists', async () => {
    const { addMethod, editMethod } = deliveryInMemory();
    const lost = { ...express, zoneId: 'gone' };
    await expect(addMethod.execute(lost)).rejects.toThrow(UnknownZone);
    await expect(editMethod.execute({ ...lost, id: 'standard', version: 1 })).rejects.toThrow(UnknownZone);
  });

  it('that are gone are neither edited nor deleted', async () => {
    const { editMethod, deleteMethod } = deliveryInMemory();
    await expect(editMethod.execute({ ...express, id: 'gone', version: 1 })).rejects.toThrow(NoSuchMethod);
    await expect(deleteMethod.execute('gone')).rejects.toThrow(NoSuchMethod);
  });
});

describe('the calendar', () => {
  it('is edited with an audit entry of what changed', async () => {
    const { tables, audit, editCalendar } = deliveryInMemory();
    const edited = { ...mondayToFriday, workingWeekdays: [1, 2, 3, 4, 5, 6] };
    await editCalendar.execute(edited);
    expect(tables.calendars.get('calendar')).toEqual({ ...edited, version: 2 });
    await expect(editCalendar.execute(edited)).rejects.toThrow(StaleDelivery);
    expect(audit.entries).toMatchObject([
      {
        subjectId: 'delivery-calendar',
        label: 'Delivery calendar',
        action: 'edited',
        after: { workingWeekdays: edited.workingWeekdays },
      },
    ]);
  });
});

it('an edit takes effect at once', async () => {
  const { delivery, editMethod } = deliveryInMemory();
  const ask = () =>
    delivery.offers({ country: 'DE', postcode: '' }, { subtotal: Money.ofMajor(20), grams: null });
  expect((await ask())[0]?.price.cents).toBe(0);
  await editMethod.execute({ ...express, id: 'standard', zoneId: everywhere.id, version: 1 });
  expect((await ask())[0]?.price.cents).toBe(990);
});
