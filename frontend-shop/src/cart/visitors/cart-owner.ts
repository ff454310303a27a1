import { select, type SagaGenerator } from '@haberdash/kit/effects';
import { selectUser, type SessionHolder } from '@haberdash/kit/session';
import { mayVisitorsBuy } from '@haberdash/kit/visitors';
import { readItem, writeItem } from '../../ui/storage';

/** In place of a user's id: the server knows a visitor's cart by a cookie. */
export const visitorId = 'visitor';

/** @returns the id that calls about the cart name; null for a visitor who has no cart, because the shop sells to accounts only */
export function* cartOwner(): SagaGenerator<string | null> {
  const user = yield* select((state: SessionHolder) => selectUser(state));
  return user?.id ?? (mayVisitorsBuy() ? visitorId : null);
}

const storageKey = 'hasVisitorCart';

/** Whether a visitor has put something into a cart with this browser. Pages cannot read the cookie; without this mark, no cart is loaded before it is opened. */
export const visitorCart = {
  isKnown: () => readItem('localStorage', storageKey) !== null,
  mark: (hasLines: boolean) => writeItem('localStorage', storageKey, hasLines ? 'yes' : null),
};
