/** 1049.99 → $1,049.99. Not by Intl, whose first formatter takes a slow phone longer to make than a page of products. */
export function money(amount: number): string {
  const [dollars = '', cents] = Math.abs(amount).toFixed(2).split('.');
  const grouped = dollars.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${amount < 0 ? '-' : ''}$${grouped}.${cents}`;
}
