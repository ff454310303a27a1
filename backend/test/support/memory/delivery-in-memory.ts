import { InMemoryAuditTrail } from '../../../src/audit/adapters/memory/in-memory-audit-trail';
import { InProcessDeliveryFacade } from '../../../src/delivery/adapters/contexts/in-process-delivery.facade';
import { InMemoryCalendarRepository } from '../../../src/delivery/adapters/memory/in-memory-calendar.repository';
import { InMemoryDeliveryTables } from '../../../src/delivery/adapters/memory/in-memory-delivery-tables';
import { InMemoryMethodRepository } from '../../../src/delivery/adapters/memory/in-memory-method.repository';
import { InMemoryZoneRepository } from '../../../src/delivery/adapters/memory/in-memory-zone.repository';
import { TableRates } from '../../../src/delivery/adapters/tables/table-rates';
import { AddMethod } from '../../../src/delivery/application/add-method';
import { AddZone } from '../../../src/delivery/application/add-zone';
import { DeleteMethod } from '../../../src/delivery/application/delete-method';
import { DeleteZone } from '../../../src/delivery/application/delete-zone';
import { EditCalendar } from '../../../src/delivery/application/edit-calendar';
import { EditMethod } from '../../../src/delivery/application/edit-method';
import { EditZone } from '../../../src/delivery/application/edit-zone';
import { JudgeMethods } from '../../../src/delivery/application/judge-methods';
import type { CalendarState } from '../../../src/delivery/domain/calendar';
import type { MethodState } from '../../../src/delivery/domain/method';
import type { ZoneState } from '../../../src/delivery/domain/zone';
import { ShopDays } from '../../../src/shared/time/shop-days';
import { FixedActor } from './fixed-actor';
import { FixedClock } from './fixed-clock';
import { InMemoryUnitOfWork } from './in-memory-unit-of-work';

export const everywhere: ZoneState = {
  id: 'everywhere',
  name: 'Everywhere',
  countries: [],
  postcodePrefixes: [],
  version: 1,
};

/** Free, as in a new shop. */
export const standardDelivery: MethodState = {
  id: 'standard',
  zoneId: 'everywhere',
  name: 'Standard delivery',
  kind: 'delivery',
  isOn: true,
  measure: 'subtotal',
  steps: [{ from: 0, priceCents: 0 }],
  freeFromCents: null,
  workingDays: { min: 3, max: 5 },
  cutOff: '14:00',
  carrier: null,
  trackingAddress: null,
  pickUpText: null,
  version: 1,
};

export const mondayToFriday: CalendarState = { workingWeekdays: [1, 2, 3, 4, 5], holidays: [], version: 1 };

/** The delivery of a shop without a database; unless it is given other tables, those of a new shop. */
export function deliveryInMemory({
  zones = [everywhere],
  methods = [standardDelivery],
  calendar = mondayToFriday,
  clock = new FixedClock(),
  timeZone = 'UTC',
} = {}) {
  const tables = new InMemoryDeliveryTables({ zones, methods, calendar });
  const judgeMethods = new JudgeMethods(tables, new TableRates(), new ShopDays(timeZone));
  const [zoneRepository, methodRepository] = [
    new InMemoryZoneRepository(tables),
    new InMemoryMethodRepository(tables),
  ];
  const calendars = new InMemoryCalendarRepository(tables);
  const audit = new InMemoryAuditTrail(new FixedActor({ kind: 'admin', id: 'ada', name: 'Ada Admin' }));
  const unitOfWork = new InMemoryUnitOfWork(tables, audit);
  return {
    tables,
    zones: zoneRepository,
    methods: methodRepository,
    calendars,
    audit,
    unitOfWork,
    judgeMethods,
    delivery: new InProcessDeliveryFacade(judgeMethods, tables, clock),
    addZone: new AddZone(zoneRepository, audit, unitOfWork),
    editZone: new EditZone(zoneRepository, audit, unitOfWork),
    deleteZone: new DeleteZone(zoneRepository, methodRepository, audit, unitOfWork),
    addMethod: new AddMethod(zoneRepository, methodRepository, audit, unitOfWork),
    editMethod: new EditMethod(zoneRepository, methodRepository, audit, unitOfWork),
    deleteMethod: new DeleteMethod(methodRepository, audit, unitOfWork),
    editCalendar: new EditCalendar(calendars, audit, unitOfWork),
  };
}
