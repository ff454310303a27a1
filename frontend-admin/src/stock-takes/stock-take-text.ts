import { money } from '@haberdash/kit/money';
import { whole } from '../ui/numbers';
import type { StockTake, StockTakeDetails } from './stock-takes.api';

export const stateLabels: Record<StockTake['state'], string> = {
  open: 'Open',
  booking: 'Being booked',
  booked: 'Booked',
  abandoned: 'Abandoned',
};

export const sizesText = (count: number): string => (count === 1 ? '1 size' : `${whole(count)} sizes`);
const piecesText = (count: number): string => (count === 1 ? '1 piece' : `${whole(count)} pieces`);

type Names = Record<'brand' | 'category', Readonly<Record<string, string>>>;

/** @param names of brands and categories by their slugs */
export function scopeText({ kind, slug }: StockTake['scope'], names: Names): string {
  if (kind === 'filter' || slug === null) return 'Filtered products';
  const label = kind === 'brand' ? 'Brand' : 'Category';
  return `${label} ${names[kind][slug] ?? slug}`;
}

type Figures = StockTakeDetails['figures'];

export const progressText = ({ figures, variants }: StockTakeDetails): string =>
  `${whole(figures.counted)} of ${sizesText(variants)} counted`;

export function differencesText(figures: Figures): string {
  const { different, missingPieces, missingValue, surplusPieces, surplusValue } = figures;
  if (different === 0) return 'No differences so far.';
  const differ = different === 1 ? '1 size differs' : `${whole(different)} sizes differ`;
  const missing = `${piecesText(missingPieces)} missing (${money(missingValue)})`;
  const surplus = `${piecesText(surplusPieces)} more than expected (${money(surplusValue)})`;
  return `${differ}: ${missing}, ${surplus}. Values are at the price without reductions.`;
}

/** 2 is written as +2. */
export const signed = (difference: number): string =>
  difference > 0 ? `+${whole(difference)}` : difference < 0 ? `−${whole(-difference)}` : '0';
