import type { Author } from './order';

const nameless = { admin: 'an admin', shopper: 'the shopper', shop: 'the shop' };

/** The label is undefined for shoppers. */
export function authorLabel(by: Author): string | undefined {
  if (by === 'you' || by === 'shop') return undefined;
  return `by ${by.name ?? nameless[by.kind]}`;
}
