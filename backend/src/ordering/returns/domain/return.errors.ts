import { DomainError } from '../../../shared/domain-error';
import { lineName, type Named } from '../../orders/domain/line-name';

export class NoSuchReturn extends DomainError.of('not-found', 'RETURN_NOT_FOUND', 'Return not found') {}

/** Another return, or a refund, has this id. */
export class ReturnIdTaken extends DomainError.of(
  'conflict',
  'RETURN_ID_TAKEN',
  'The id of this return belongs to another one',
) {}

export class PiecesNotReturnable extends DomainError {
  constructor(line: Named | undefined, left: number) {
    const name = line ? lineName(line) : 'an item that was not ordered';
    const many = left === 0 ? 'None' : `Only ${left}`;
    super('conflict', 'PIECES_NOT_RETURNABLE', `${many} of ${name} can still be sent back`);
  }
}

/** Nothing is sent back before anything was sent. */
export class NothingToReturn extends DomainError.of(
  'conflict',
  'NOTHING_TO_RETURN',
  'Nothing of this order can be sent back',
) {}

/** Its last day is a field of the order's returns, for pages to write as they write days. */
export class ReturnWindowClosed extends DomainError.of(
  'conflict',
  'RETURN_WINDOW_CLOSED',
  'The days to send something back are over. If something is faulty, please write to us.',
) {}

export class PieceExcluded extends DomainError {
  constructor(line: Named) {
    const words = `${lineName(line)} was made to order. It can be sent back only if it is faulty.`;
    super('conflict', 'PIECE_EXCLUDED', words);
  }
}

/** Another amount would go back than was shown. */
export class ReturnHasChanged extends DomainError.of(
  'conflict',
  'RETURN_CHANGED',
  'What goes back is another amount by now. Please check it.',
) {}

const reasons = {
  declared: 'its parcel has not arrived',
  posted: 'its parcel has not arrived',
  arrived: 'its parcel has arrived',
  judged: 'some of its pieces are judged',
  settled: 'the return is settled',
  cancelled: 'the return was cancelled',
  lapsed: 'the return has lapsed',
};

/** It is too late, or too early, for this. */
export class ReturnNotInState extends DomainError {
  constructor(state: keyof typeof reasons) {
    super('conflict', 'RETURN_NOT_IN_STATE', `This is not possible: ${reasons[state]}`);
  }
}

/** A withdrawal stands: only the shop ends its return. */
export class WithdrawalStands extends DomainError.of(
  'conflict',
  'WITHDRAWAL_STANDS',
  'This return belongs to a withdrawal from the contract. To change it, please write to us.',
) {}

export class NoSuchPiece extends DomainError.of(
  'conflict',
  'RETURN_PIECE_NOT_FOUND',
  'This piece does not belong to the return',
) {}

/** A piece is judged once: stock that moved wrongly is corrected as any other. */
export class PieceJudgedOtherwise extends DomainError.of(
  'conflict',
  'PIECE_JUDGED_OTHERWISE',
  'Somebody has judged one of these pieces otherwise. Reload the return.',
) {}

export class PiecesNotJudged extends DomainError.of(
  'conflict',
  'PIECES_NOT_JUDGED',
  'Not every piece of this return is judged',
) {}

/** A parcel can't be lost whose pieces the shopper sends back. */
export class PiecesComeBack extends DomainError.of(
  'conflict',
  'PIECES_COME_BACK',
  'Pieces of this parcel are on their way back or back already. Cancel their return first.',
) {}
