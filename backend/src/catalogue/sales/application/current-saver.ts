import type { CurrentActor } from '../../../shared/actor';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { Sale, Saver } from '../domain/sale';
import { StaleSale } from '../domain/sale.errors';

export function saverOf(actor: CurrentActor, now: Date): Saver {
  const by = actor.get();
  return { savedByName: by.kind === 'shop' ? null : (by.name ?? null), savedAt: now };
}

/** @param seenVersion the version that the admin read; undefined skips the check. @throws StaleSale */
export function assertSeen({ state }: Sale, seenVersion: number | undefined, days: ShopDays): void {
  if (seenVersion === undefined || seenVersion === state.version) return;
  throw new StaleSale(state.savedByName, days.clockAt(state.savedAt).slice(11, 16));
}
