import { orderPath } from '../order-path';
import { readJson, writeJson } from '../../ui/storage';

const storageKey = 'orderLinks';

const known = () => (readJson('sessionStorage', storageKey) ?? {}) as Record<string, string>;

/** The links to orders of guests, by the order's id, for as long as the tab is open. A link opens its order in place of a session. */
export const orderLinks = {
  of: (orderId: string): string | undefined => known()[orderId],
  keep: (orderId: string, token: string) =>
    writeJson('sessionStorage', storageKey, { ...known(), [orderId]: token }),
  /** The order is in an account, whose session opens it. */
  forget: (orderId: string) => {
    const { [orderId]: _, ...others } = known();
    writeJson('sessionStorage', storageKey, others);
  },
};

/** The page of the order; null where no link is known. The token is in the fragment, which browsers send to nobody. */
export function linkedOrderPath(orderId: string): string | null {
  const token = orderLinks.of(orderId);
  return token ? `/shop/order#${token}` : null;
}

/** The page of an order, by its link where one is known, otherwise in the account. */
export const shownOrderPath = (orderId: string, orderNumber: string): string =>
  linkedOrderPath(orderId) ?? orderPath(orderNumber);

/** The headers of a call about an order. A link is sent in no other place. */
export function linkHeaders(orderId: string | undefined): Record<string, string> {
  const token = orderId && orderLinks.of(orderId);
  return token ? { 'Order-Link': token } : {};
}
