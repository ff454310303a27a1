/**
 * 1049.99 → $1,049.99. Not with Intl: creating its first formatter takes longer on a slow phone than rendering
 * a page.
 */
export function money(amount: number): string {
  const [dollars = '', cents] = Math.abs(amount).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${grouped}.${cents}`;
}
