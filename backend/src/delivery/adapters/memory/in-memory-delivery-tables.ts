import { DeliveryTables, type Tables } from '../../application/ports';

import { Calendar, type CalendarState } from '../../domain/calendar';
import { Method, type MethodState } from '../../domain/method';
import { Zone, type ZoneState } from '../../domain/zone';

const byId = (one: { id: string }, other: { id: string }): number => (one.id < other.id ? -1 : 1);

export class InMemoryDeliveryTables extends DeliveryTables {
  readonly zones = new Map<string, ZoneState>();
  readonly methods = new Map<string, MethodState>();
  /** The only one, by the name of the table. */
  readonly calendars = new Map<'calendar', CalendarState>();

  constructor(given: { zones: ZoneState[]; methods: MethodState[]; calendar: CalendarState }) {
    super();
    for (const zone of given.zones) this.zones.set(zone.id, zone);
    for (const method of given.methods) this.methods.set(method.id, method);
    this.calendars.set('calendar', given.calendar);
  }

  async read(): Promise<Tables> {
    return {
      zones: [...this.zones.values()].sort(byId).map((state) => Zone.restore(state)),
      methods: [...this.methods.values()].sort(byId).map((state) => Method.restore(state)),
      calendar: Calendar.restore(this.calendars.get('calendar')!),
    };
  }
}
