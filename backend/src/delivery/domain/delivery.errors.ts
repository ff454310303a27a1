import { DomainError } from '../../shared/domain-error';

export class PrefixesWithoutCountry extends DomainError.of(
  'invalid',
  'PREFIXES_WITHOUT_COUNTRY',
  'Postcode prefixes need exactly one country',
  { field: 'postcodePrefixes' },
) {}

export class StepsNotAscending extends DomainError.of(
  'invalid',
  'STEPS_NOT_ASCENDING',
  'The steps must begin at 0 and ascend',
  { field: 'table.steps' },
) {}

export class WorkingDaysNotAscending extends DomainError.of(
  'invalid',
  'WORKING_DAYS_NOT_ASCENDING',
  'The fewest working days must not be more than the most',
  { field: 'workingDays' },
) {}

export class NoPickUpPoint extends DomainError.of(
  'invalid',
  'NO_PICK_UP_POINT',
  'Say where and when the order can be picked up',
  { field: 'pickUpText' },
) {}

export class NoWorkingDay extends DomainError.of(
  'invalid',
  'NO_WORKING_DAY',
  'At least one weekday must be a working day',
  { field: 'workingWeekdays' },
) {}

/** Someone else saved it since this editor read it. */
export class StaleDelivery extends DomainError.of(
  'conflict',
  'STALE_DELIVERY',
  'Someone else has changed this. Reload it and try again.',
) {}

export class NoSuchZone extends DomainError.of('not-found', 'NOT_FOUND', 'Zone not found') {}

export class NoSuchMethod extends DomainError.of('not-found', 'NOT_FOUND', 'Delivery method not found') {}

/** A method names a zone that does not exist. */
export class UnknownZone extends DomainError.of('invalid', 'UNKNOWN_ZONE', 'There is no such zone', {
  field: 'zoneId',
}) {}

export class ZoneHasMethods extends DomainError {
  constructor(count: number) {
    const methods =
      count === 1
        ? '1 delivery method. Move or delete it first.'
        : `${count} delivery methods. Move or delete them first.`;
    super('conflict', 'ZONE_HAS_METHODS', `This zone has ${methods}`);
  }
}
