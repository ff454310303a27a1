import { orderStatusLabels } from '@haberdash/kit/labels';
import { money } from '@haberdash/kit/money';
import type { AuditEntry } from './audit.api';

export const subjectLabels: Record<AuditEntry['topic'], string> = {
  product: 'Product',
  stock: 'Stock',
  order: 'Order',
  customer: 'Customer',
  admin: 'Admin',
  review: 'Review',
  banner: 'Banner',
  brand: 'Brand',
  category: 'Category',
  setting: 'Setting',
  withdrawal: 'Withdrawal',
  return: 'Return',
};

export function actorLabel({ by: { kind, name } }: AuditEntry): string {
  return kind === 'shop' ? 'The shop' : (name ?? 'Somebody');
}

/** `salePrice (M · Navy)` → `Sale price (M · Navy)` */
export function fieldLabel(field: string): string {
  const [name = '', ...rest] = field.split(' ');
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return [words.charAt(0).toUpperCase() + words.slice(1), ...rest].join(' ');
}

export function valueLabel(field: string, value: unknown): string {
  if (Array.isArray(value) && value.length > 0)
    return value.map((item: unknown) => valueLabel(field, item)).join(', ');
  if (isNothing(value)) return 'none';
  if (typeof value === 'number') return isPrice(field) ? money(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'string') return field === 'orderStatus' ? statusLabel(value) : value;
  return valueLabels(value as object);
}

/** `x 50, y 40`, or of a section of the home page `hero, shown` */
const valueLabels = ({ type, isOn, ...values }: { type?: string; isOn?: boolean }): string =>
  [
    type,
    isOn !== undefined && (isOn ? 'shown' : 'hidden'),
    ...Object.entries(values).map(([field, value]) => `${field} ${valueLabel(field, value)}`),
  ]
    .filter(Boolean)
    .join(', ');

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const isPrice = (field: string): boolean => /^(price|salePrice)\b/.test(field);

const statusLabel = (status: string): string =>
  (orderStatusLabels as Record<string, string>)[status] ?? status;
