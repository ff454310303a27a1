import type { Answers } from '@haberdash/kit/testing/answers';
import { openShop } from './open-shop';
import { cart } from './samples';
import type { CartLine } from '../cart/cart.api';

/** The server says it in the page; it is removed after the test. */
export function letVisitorsBuy({ session = false } = {}): void {
  const start = Object.assign(document.createElement('script'), {
    id: 'start',
    type: 'application/json',
    textContent: JSON.stringify({ session, visitors: 'buy' }),
  });
  document.body.append(start);
}

afterEach(() => document.querySelector('#start')?.remove());

/** Opens a shop where visitors may buy, without signing in. */
export function openShopAsVisitor(
  path: string,
  answers: Answers = {},
  more: { hasSessionExpired?: boolean } = {},
) {
  letVisitorsBuy();
  return openShop(path, answers, null, more);
}

export function visitorCartAnswer(...items: CartLine[]) {
  return { success: true as const, data: { ...cart(...items), _id: 'visitor', userId: 'visitor' } };
}
