import { pageMeta } from '@haberdash/kit/page-meta';

/**
 * 1049.99 → $1,049.99, or 1,049.99 $ in a shop that has it so. Not with Intl: creating its first formatter takes longer on a slow phone than rendering
 * a page.
 */
export function money(amount: number): string {
  const [dollars = '', cents] = Math.abs(amount).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  const [before, after] = pageMeta('currency-symbol') === 'after' ? ['', '\u00a0$'] : ['$', ''];
  return `${amount < 0 ? '-' : ''}${before}${grouped}.${cents}${after}`;
}
