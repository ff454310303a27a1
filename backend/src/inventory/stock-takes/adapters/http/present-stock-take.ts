import { Money } from '../../../../shared/money';
import type { LineCounted } from '../../application/count-line';
import type { FoundLine, StockTakeFigures } from '../../application/stock-take-queries';
import type { LineOutcome } from '../../domain/counted-line';
import type { StockTakeState } from '../../domain/stock-take';
import type { FiguresView, LineCountedView, StockTakeLineView, StockTakeView } from './stock-takes.schemas';

export const presentStockTake = ({
  id,
  scope,
  opened,
  closed,
  ...stockTake
}: StockTakeState): StockTakeView => ({
  _id: id,
  scope: {
    kind: scope.kind,
    slug: 'slug' in scope ? scope.slug : null,
    query: 'query' in scope ? scope.query : null,
  },
  ...stockTake,
  openedAt: opened.at.toISOString(),
  openedBy: opened.name,
  closedAt: closed?.at.toISOString() ?? null,
  closedBy: closed?.name ?? null,
});

export const presentFigures = ({
  missingCents,
  surplusCents,
  ...figures
}: StockTakeFigures): FiguresView => ({
  ...figures,
  missingValue: Money.ofCents(missingCents).toMajor(),
  surplusValue: Money.ofCents(surplusCents).toMajor(),
});

/** The lines whose difference is not booked say why. */
const problems: Record<LineOutcome, string | null> = {
  unchanged: null,
  corrected: null,
  impossible:
    'More pieces are missing than are for sale: orders wait for the others. Look for them, or cancel pieces of those orders, and count again',
  'corrected-since':
    'The stock was corrected after this line was counted, perhaps by the same difference. Count it again',
};

export const presentLine = ({
  countedAt,
  countedByName,
  outcome,
  isOutdated,
  ...line
}: FoundLine): StockTakeLineView => ({
  ...line,
  countedAt: countedAt?.toISOString() ?? null,
  countedBy: countedByName,
  isBooked: outcome === 'corrected' || outcome === 'unchanged',
  problem: problems[outcome ?? (isOutdated ? 'corrected-since' : 'unchanged')],
});

export const presentCounted = ({ shelf, earlier }: LineCounted): LineCountedView => ({
  expected: shelf.free + shelf.held + shelf.toSend,
  ...shelf,
  earlier: earlier
    ? { counted: earlier.counted, at: earlier.by.at.toISOString(), by: earlier.by.name }
    : null,
});
