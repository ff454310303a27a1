import { DomainError } from '../../../shared/domain-error';

/** The same whatever orders there are. */
export class WithdrawalIdTaken extends DomainError.of(
  'conflict',
  'WITHDRAWAL_ID_TAKEN',
  'This was sent before with other words. Please reload the page and send it again',
) {}

export class NoSuchWithdrawal extends DomainError.of(
  'not-found',
  'NO_SUCH_WITHDRAWAL',
  'Withdrawal not found',
) {}

export class NoOrderOfThisNumber extends DomainError.of(
  'invalid',
  'NO_SUCH_ORDER_NUMBER',
  'There is no order with this number',
  { field: 'orderNumber' },
) {}
