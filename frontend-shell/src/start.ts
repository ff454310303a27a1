import type { Schema } from '@haberdash/kit/api/client';
import type { RemoteEntry } from './remotes/remotes.api';

/** What the server found out while it put the page together, so that the shell need not ask. */
export interface Start {
  /** Of whom the page was put together for; false when nobody was signed in. Missing: it has to be asked. */
  session?: Schema<'SessionAnswer'> | false;
  /** What stands in remotes.json. */
  remotes?: RemoteEntry[];
}

/** Empty where a web server sends the shell's page as it was built, or the browser shows it again out of its memory. */
export function readStart(): Start {
  const json = isOfNow() && document.querySelector('#start')?.textContent;
  return json ? (JSON.parse(json) as Start) : {};
}

/**
 * The answer that came with the page for an address of the API. It is given once, for the first page alone: whoever
 * comes again asks for what is so by then.
 */
export function takeAnswer(address: string): string | undefined {
  const block = answerBlocks().find(({ dataset }) => dataset.answer === address);
  block?.remove();
  return (isOfNow() && block?.textContent) || undefined;
}

/** Those that nobody has asked for by the time one goes on to another page. */
export function dropAnswers(): void {
  for (const block of answerBlocks()) block.remove();
}

const answerBlocks = () => [...document.querySelectorAll<HTMLElement>('script[data-answer]')];

/** On the way back to it, a browser shows a page without asking whether it still holds. */
function isOfNow(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type !== 'back_forward';
}
