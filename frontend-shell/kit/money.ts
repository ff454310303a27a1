const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** 49.99 → $49.99 */
export function money(amount: number): string {
  return dollars.format(amount);
}
