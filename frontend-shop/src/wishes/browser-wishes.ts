import { readJson, writeItem, writeJson } from '../ui/storage';
import { maxWishes } from './wish-changes';
import { wishesKey } from './wishes-key';
import type { Wish } from './wishes.api';

/** The wishes that a visitor made in this browser, the latest first. They move into the account at the next sign-in. */
export function browserWishes(): Wish[] {
  const stored = readJson('localStorage', wishesKey);
  return Array.isArray(stored) ? stored.filter(isWish).slice(0, maxWishes) : [];
}

export function keepInBrowser(wishes: Wish[]): void {
  if (wishes.length > 0) writeJson('localStorage', wishesKey, wishes);
  else writeItem('localStorage', wishesKey, null);
}

function isWish(stored: unknown): stored is Wish {
  const { productId, variantId } = (stored ?? {}) as Partial<Wish>;
  return typeof productId === 'string' && (variantId === null || typeof variantId === 'string');
}
