import { DomainError } from '../../../shared/domain-error';
import { lineName, type Named } from '../../orders/domain/line-name';

/** Only another variant of the same product that the shop sells takes its place. */
export class PieceNotExchangeable extends DomainError {
  constructor(line: Named) {
    const words = `${lineName(line)} can't be exchanged for this. Please choose another size or colour, or your money back.`;
    super('conflict', 'PIECE_NOT_EXCHANGEABLE', words);
  }
}
