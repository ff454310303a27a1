import { readJson, writeItem, writeJson } from '../../ui/storage';
import type { Choices } from './wanted-pieces';

/** An attempt keeps its id until something else is chosen, so that the same one is not declared twice. */
export interface Attempt {
  returnId: string;
  choices: Choices;
}

const storageKey = 'returnAttempt';

/** The attempt to return pieces of an order, in this tab: for when the page, or what can go back, is loaded again. */
export const attemptStorage = {
  read: (orderId: string): Attempt | null => {
    const kept = readJson('sessionStorage', storageKey) as (Attempt & { orderId: string }) | null;
    return kept?.orderId === orderId ? kept : null;
  },
  write: (orderId: string, attempt: Attempt) =>
    writeJson('sessionStorage', storageKey, { ...attempt, orderId }),
  clear: () => writeItem('sessionStorage', storageKey, null),
};
