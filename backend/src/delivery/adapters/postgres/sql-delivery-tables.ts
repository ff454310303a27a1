import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { DeliveryTables, type Tables } from '../../application/ports';
import { Calendar, type CalendarState } from '../../domain/calendar';
import { Method, type MethodState } from '../../domain/method';
import { Zone, type ZoneState } from '../../domain/zone';

interface TablesRow {
  zones: ZoneState[];
  methods: MethodState[];
  calendar: CalendarState;
}

const methodFields = sql`
  'id', id, 'zoneId', zone_id, 'name', name, 'kind', kind, 'isOn', is_on, 'measure', measure, 'steps', steps,
  'freeFromCents', free_from_cents, 'cutOff', cut_off, 'carrier', carrier, 'trackingAddress', tracking_address,
  'pickUpText', pick_up_text, 'version', version,
  'workingDays', CASE WHEN min_days IS NOT NULL THEN json_build_object('min', min_days, 'max', max_days) END`;

export class SqlDeliveryTables extends DeliveryTables {
  constructor(private readonly database: Database) {
    super();
  }

  /** One statement, so that all rows are of one moment. */
  async read(): Promise<Tables> {
    const [row] = await this.database.queryPrepared<TablesRow>(sql`
      SELECT (SELECT coalesce(json_agg(json_build_object(
                       'id', id, 'name', name, 'countries', countries, 'postcodePrefixes', postcode_prefixes, 'version', version)
                     ORDER BY id), '[]') FROM delivery.zones) AS zones,
             (SELECT coalesce(json_agg(json_build_object(${methodFields}) ORDER BY id), '[]') FROM delivery.methods) AS methods,
             (SELECT json_build_object('workingWeekdays', working_weekdays, 'holidays', holidays, 'version', version)
                FROM delivery.calendar) AS calendar`);
    const { zones, methods, calendar } = row!;
    return {
      zones: zones.map((state) => Zone.restore(state)),
      methods: methods.map((state) => Method.restore(state)),
      calendar: Calendar.restore(calendar),
    };
  }
}
