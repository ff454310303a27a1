import type { Schema } from '@haberdash/kit/api/client';
import type { RemoteEntry } from './remotes/remotes.api';

/** What the server sends with the page, so that the shell does not request it. */
export interface Start {
  /** False when nobody is signed in. Missing when the shell must request it. */
  session?: Schema<'SessionAnswer'> | false;
  /** The content of remotes.json. */
  remotes?: RemoteEntry[];
}

/** Empty when a web server sends index.html as it was built, and when the browser goes back to the page. */
export function readStart(): Start {
  const json = isFresh() && document.querySelector('#start')?.textContent;
  return json ? (JSON.parse(json) as Start) : {};
}

/** The API response that the server sent with the page. It is used once, for the first page: later requests get fresh data. */
export function takeFirstResponse(address: string): string | undefined {
  const block = responseBlocks().find(({ dataset }) => dataset.response === address);
  block?.remove();
  return (isFresh() && block?.textContent) || undefined;
}

/** Removes the responses that nothing on the first page has requested. */
export function dropFirstResponses(): void {
  for (const block of responseBlocks()) block.remove();
}

const responseBlocks = () => [...document.querySelectorAll<HTMLElement>('script[data-response]')];

/** On the way back, a browser shows the page that it stored without revalidation. */
function isFresh(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation?.type !== 'back_forward';
}
