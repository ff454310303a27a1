import type { ShopSettings } from '../../platform/config/shop.settings';
import { type Finding, unset, works } from './finding';

const part = 'Visitors';

/** Tells what somebody can do who has not signed in. */
export function checkVisitors(
  { VISITORS }: Pick<ShopSettings, 'VISITORS'>,
  { smtp }: { smtp?: unknown },
): Finding {
  if (VISITORS === 'closed')
    return unset(part, 'sign in or register before they see the shop (VISITORS=closed)');
  if (VISITORS === 'browse')
    return works(part, 'look around; they sign in to fill a cart and to buy (VISITORS=browse)');
  const buying = 'fill a cart and buy without an account (VISITORS=buy)';
  return smtp === undefined
    ? works(part, `${buying}; without SMTP_URL, no e-mail brings them the link to their order`)
    : works(part, `${buying}; e-mails bring them the link to their order`);
}
