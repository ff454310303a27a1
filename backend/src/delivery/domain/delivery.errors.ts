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
  { field: 'steps' },
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
