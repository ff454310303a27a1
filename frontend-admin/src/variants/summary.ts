import { keysOnSale, maxVariants, type Draft } from './draft';
import { countEmpty } from './check';

interface Summary {
  onSale: number;
  pieces: number;
  /** Of the prices that shoppers pay; 0 while there is none. */
  lowest: number;
  highest: number;
}

/** '1 variant', '8 variants'. */
export const countOf = (variants: number): string => (variants === 1 ? '1 variant' : `${variants} variants`);

/** What shoppers can buy, at a glance. What is no number yet counts as none. */
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

/** What is still in the way of saving; '' when nothing is. */
export function obstacleOf(draft: Draft): string {
  const { length } = keysOnSale(draft);
  const empty = countEmpty(draft);
  if (length === 0) return 'Nothing is for sale';
  if (length > maxVariants) return `A product can have at most ${maxVariants} combinations`;
  if (empty > 0) return empty === 1 ? 'One field is still empty' : `${empty} fields are still empty`;
  return '';
}
