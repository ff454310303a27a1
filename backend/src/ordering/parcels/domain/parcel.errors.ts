import { DomainError } from '../../../shared/domain-error';
import { lineName, type Named } from '../../orders/domain/line-name';

export class NoSuchParcel extends DomainError.of(
  'not-found',
  'PARCEL_NOT_FOUND',
  'No parcel found. Pack the order first.',
) {}

export class WhichParcel extends DomainError.of(
  'conflict',
  'WHICH_PARCEL',
  'This order has several parcels. Please give the number of the parcel',
) {}

export class NothingToPack extends DomainError.of(
  'conflict',
  'NOTHING_TO_PACK',
  'Nothing of this order is left to pack',
) {}

/** Somebody else may have packed them a moment ago. */
export class PiecesNotLeft extends DomainError {
  constructor(line: Named | undefined, left: number) {
    const name = line ? lineName(line) : 'an item that was not ordered';
    const many = left === 0 ? 'None' : `Only ${left}`;
    super('conflict', 'PIECES_NOT_LEFT', `${many} of ${name} ${left > 1 ? 'are' : 'is'} left to pack`);
  }
}

export class PiecesNotCancellable extends DomainError {
  constructor(line: Named | undefined, left: number) {
    const name = line ? lineName(line) : 'an item that was not ordered';
    const many = left === 0 ? 'None' : `Only ${left}`;
    super('conflict', 'PIECES_NOT_CANCELLABLE', `${many} of ${name} can still be cancelled`);
  }
}

const moves = {
  packed: 'taken back',
  sent: 'sent',
  delivered: 'marked as delivered',
  lost: 'marked as lost',
  unpacked: 'unpacked',
};

export class ParcelNotMovable extends DomainError {
  constructor(status: string, next: keyof typeof moves) {
    super('conflict', 'PARCEL_NOT_MOVABLE', `This parcel is ${status} and can't be ${moves[next]}`);
  }
}

/** The admin saw an older status. */
export class ParcelHasChanged extends DomainError {
  constructor(status: string) {
    super('conflict', 'PARCEL_HAS_CHANGED', `Somebody else has changed this parcel: it is ${status} now`);
  }
}

export class NoReplacementInStock extends DomainError {
  constructor(names: string[]) {
    super(
      'conflict',
      'OUT_OF_STOCK',
      `Not enough in stock to send ${names.join(', ')} again. Refund it instead`,
    );
  }
}

/** They came back and were restocked, so that they did not get lost. */
export class PiecesAreOnSaleAgain extends DomainError.of(
  'conflict',
  'PIECES_ON_SALE_AGAIN',
  'Pieces of this parcel are on sale again, so it did not get lost',
) {}

/** It goes to the address that is printed on it. */
export class ParcelIsOnItsWay extends DomainError.of(
  'conflict',
  'PARCEL_ON_ITS_WAY',
  "A parcel of this order was sent. Its address can't be corrected any more.",
) {}

export class TrackingAddressRefused extends DomainError.of(
  'invalid',
  'TRACKING_ADDRESS_REFUSED',
  'A tracking address begins with https:// and contains {number}',
  { field: 'trackingAddress' },
) {}
