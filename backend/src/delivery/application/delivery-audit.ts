import type { AuditedFields, AuditEntry } from '../../audit/audit-trail';
import type { CalendarState } from '../domain/calendar';
import type { MethodState } from '../domain/method';
import type { ZoneState } from '../domain/zone';

type Change = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** They count as settings: published remotes know no other subject for them. */
export const zoneEntry = ({ id, name }: ZoneState, change: Change): AuditEntry => ({
  subject: 'setting',
  subjectId: `delivery-zone:${id}`,
  label: `Delivery zone: ${name}`,
  ...change,
});

export const methodEntry = ({ id, name }: MethodState, change: Change): AuditEntry => ({
  subject: 'setting',
  subjectId: `delivery-method:${id}`,
  label: `Delivery method: ${name}`,
  ...change,
});

export const calendarEntry = (change: Change): AuditEntry => ({
  subject: 'setting',
  subjectId: 'delivery-calendar',
  label: 'Delivery calendar',
  ...change,
});

/** Without what an edit always changes or never does. */
export const audited = ({
  version: _version,
  ...fields
}: ZoneState | MethodState | CalendarState): AuditedFields => fields;
