import { keysOnSale, maxVariants, type Draft } from './draft';
import { countEmpty } from './check';

interface Summary {
  onSale: number;
  pieces: number;
  /** The lowest selling price; 0 if there is none. */
  lowest: number;
  highest: number;
}

/** A summary of the variants on sale. Invalid numbers count as none. */
export function summaryOf(draft: Draft): Summary {
  const rows = keysOnSale(draft).map((key) => draft.rows[key]!);
  const paid = rows.map(({ price, salePrice }) => numberOf(salePrice) || numberOf(price)).filter(Boolean);
  return {
    onSale: rows.length,
    pieces: rows.reduce((sum, { stock }) => sum + numberOf(stock), 0),
    lowest: paid.length > 0 ? Math.min(...paid) : 0,
    highest: Math.max(0, ...paid),
  };
}

const numberOf = (text: string): number => Number(text) || 0;

/** These problems prevent saving; the list is empty without any. */
export function obstacleOf(draft: Draft): string {
  const { length } = keysOnSale(draft);
  const empty = countEmpty(draft);
  if (length === 0) return 'Nothing is for sale';
  if (length > maxVariants) return `A product can have at most ${maxVariants} combinations`;
  if (empty > 0) return empty === 1 ? 'One field is still empty' : `${empty} fields are still empty`;
  return '';
}
