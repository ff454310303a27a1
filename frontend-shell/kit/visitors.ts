/** The rights of people who have not signed in. In a closed shop, every page but those of `auth/` needs a session. */
export type Visitors = 'closed' | 'browse' | 'buy';

/**
 * The server says it in the page, in the JSON that the shell starts with. It is a setting, so a page that Back
 * restored says it, too. A page as it was built says nothing.
 */
export function readVisitors(): Visitors {
  const json = document.querySelector('#start')?.textContent;
  const { visitors } = (json ? JSON.parse(json) : {}) as { visitors?: Visitors };
  return visitors === 'browse' || visitors === 'buy' ? visitors : 'closed';
}

/** Whether visitors have a cart and may order as guests. */
export const mayVisitorsBuy = (): boolean => readVisitors() === 'buy';
