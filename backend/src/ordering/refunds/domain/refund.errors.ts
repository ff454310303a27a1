import { DomainError } from '../../../shared/domain-error';
import { lineName, type Named } from '../../orders/domain/line-name';

export class NoSuchRefund extends DomainError.of('not-found', 'REFUND_NOT_FOUND', 'Refund not found') {}

/** Another refund, or a cancellation, has this id. */
export class RefundIdTaken extends DomainError.of(
  'conflict',
  'REFUND_ID_TAKEN',
  'The id of this refund belongs to another one',
) {}

export class PiecesNotRefundable extends DomainError {
  constructor(line: Named | undefined, left: number) {
    const name = line ? lineName(line) : 'an item that was not ordered';
    const many = left === 0 ? 'None' : `Only ${left}`;
    super('conflict', 'PIECES_NOT_REFUNDABLE', `${many} of ${name} can still be refunded`);
  }
}

export class MoreThanIsLeft extends DomainError.of(
  'conflict',
  'MORE_THAN_IS_LEFT',
  'This is more than is left of what was paid for this order',
) {}

export class NothingToRefund extends DomainError.of(
  'conflict',
  'NOTHING_TO_REFUND',
  'Nothing is chosen that could be refunded',
) {}

/** They are on sale again already, or were never sold to the order. */
export class PiecesNotRestockable extends DomainError.of(
  'conflict',
  'PIECES_NOT_RESTOCKABLE',
  'Some of these pieces are in stock again already. Refund them without restocking.',
) {}

/** The admin saw another amount, or another rest of the payment: somebody else has refunded a part meanwhile. */
export class RefundHasChanged extends DomainError.of(
  'conflict',
  'REFUND_CHANGED',
  'Somebody has refunded or cancelled something of this order meanwhile. Please check the amount.',
) {}

/** Other refunds have given back what it is for since the provider refused it. */
export class RefundOvertaken extends DomainError.of(
  'conflict',
  'REFUND_OVERTAKEN',
  'Other refunds have given this back meanwhile, so it is not asked for again',
) {}
