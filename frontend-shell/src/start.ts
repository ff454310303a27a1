import type { Schema } from '@haberdash/kit/api/client';
import { firstResponse, firstResponseBlocks, isFresh } from '@haberdash/kit/first-responses';
import type { RemoteEntry } from './remotes/remotes.api';

/** The server sends this with the page, so that the shell does not request it. */
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

/** It is used once, for the first page: later requests get fresh data. */
export function takeFirstResponse(address: string): string | undefined {
  const response = firstResponse(address);
  firstResponseBlocks()
    .find(({ dataset }) => dataset.response === address)
    ?.remove();
  return response;
}

/** Removes the responses that nothing on the first page has requested. */
export function dropFirstResponses(): void {
  for (const block of firstResponseBlocks()) block.remove();
}
