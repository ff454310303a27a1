import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import type { Clock } from '../../../shared/time/clock';
import type { Signature } from '../domain/stock-take';

export function signatureOf(actor: CurrentActor, clock: Clock): Signature {
  const by = actor.get();
  const name = by.kind === 'shop' ? null : (by.name ?? null);
  return { actor: nameOfActor(by), name, at: clock.now() };
}
