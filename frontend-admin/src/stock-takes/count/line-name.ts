import { variantLabel } from '@haberdash/kit/variant-label';
import type { StockTakeLine } from '../stock-takes.api';

/** `Pocket tee, M · Navy` */
export const lineName = (line: Pick<StockTakeLine, 'title' | 'size' | 'colour'>): string =>
  [line.title, variantLabel(line)].filter(Boolean).join(', ');
