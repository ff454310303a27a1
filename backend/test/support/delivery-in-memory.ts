import { InProcessDeliveryFacade } from '../../src/delivery/adapters/contexts/in-process-delivery.facade';
import { InMemoryDeliveryTables } from '../../src/delivery/adapters/memory/in-memory-delivery-tables';
import { TableRates } from '../../src/delivery/adapters/tables/table-rates';
import { JudgeMethods } from '../../src/delivery/application/judge-methods';
import type { CalendarState } from '../../src/delivery/domain/calendar';
import type { MethodState } from '../../src/delivery/domain/method';
import type { ZoneState } from '../../src/delivery/domain/zone';
import { ShopDays } from '../../src/shared/shop-days';
import { FixedClock } from './memory/fixed-clock';

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
  return { tables, judgeMethods, delivery: new InProcessDeliveryFacade(judgeMethods, clock) };
}
