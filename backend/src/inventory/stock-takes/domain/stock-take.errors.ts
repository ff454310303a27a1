import { DomainError } from '../../../shared/domain-error';

export const maxVariants = 10_000;

export class NoSuchStockTake extends DomainError.of('not-found', 'NOT_FOUND', 'Stock-take not found') {}

export class NoSuchLine extends DomainError.of(
  'not-found',
  'NO_SUCH_LINE',
  'This size is not in this stock-take',
) {}

export class StockTakeIsClosed extends DomainError.of(
  'conflict',
  'STOCK_TAKE_IS_CLOSED',
  'This stock-take is closed. Nothing can be counted or booked any more',
) {}

export class NothingToCount extends DomainError.of(
  'invalid',
  'NOTHING_TO_COUNT',
  'There are no products to count',
  { field: 'scope' },
) {}

export class TooManyToCount extends DomainError.of(
  'conflict',
  'TOO_MANY_TO_COUNT',
  'A stock-take has at most 10,000 sizes. Narrow what is counted',
) {}

export class NothingCounted extends DomainError.of(
  'conflict',
  'NOTHING_COUNTED',
  'Nothing is counted yet, so there is nothing to book',
) {}
