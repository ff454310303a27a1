import type { GoodsToSend, MethodState } from '../../src/delivery/domain/method';
import type { Destination, ZoneState } from '../../src/delivery/domain/zone';

/** The shortest way to say which zone an address is in: all names of the address, the most specific first. */
export function plainZone(zones: ZoneState[], { country, postcode }: Destination): ZoneState | undefined {
  const code = postcode
    .toUpperCase()
    .split('')
    .filter((character) => /[A-Z0-9]/.test(character))
    .join('');
  const names = Array.from(code, (_, index) => `${country}/${code.slice(0, code.length - index)}`);
  const oldest = [...zones].sort((one, other) => one.id.localeCompare(other.id));
  for (const name of [...names, country, 'all']) {
    const found = oldest.find((zone) => namesOf(zone).includes(name));
    if (found) return found;
  }
  return undefined;
}

function namesOf({ countries, postcodePrefixes }: ZoneState): string[] {
  if (countries.length === 0) return ['all'];
  if (postcodePrefixes.length === 0) return [...countries];
  return postcodePrefixes.map((prefix) => `${countries[0]}/${prefix}`);
}

/** Computes a method's price in cents: each step is tried in turn. */
export function plainPrice(method: MethodState, { subtotal, grams }: GoodsToSend): number {
  if (method.freeFromCents !== null && method.freeFromCents <= subtotal.cents) return 0;
  let price = 0;
  let dearest = 0;
  for (const step of method.steps) {
    if (step.priceCents > dearest) dearest = step.priceCents;
    const reached = method.measure === 'subtotal' ? subtotal.cents : (grams ?? 0);
    if (reached >= step.from) price = step.priceCents;
  }
  return method.measure === 'weight' && grams === null ? dearest : price;
}
