import { type Name, names } from './contenders';
import { median } from './statistics';
import type { Turn } from './turn';

/** A call and what each server did in its turns, one a round. */
export interface Measured {
  name: string;
  atOnce: number;
  turns: Record<Name, Turn[]>;
}

const others = names.filter((name) => name !== 'shop');

/** Medians of the rounds. */
export function* table(results: Measured[]): Generator<string> {
  const columns = names.map((name) => name.padStart(8)).join('');
  const ratios = others.map((name) => `shop/${name} (lowest to highest)`.padStart(32)).join('');
  const times = names.map((name) => `${name} p50/p95 ms`.padStart(20)).join('');
  yield `${'a second'.padEnd(18)}at once${columns}${ratios}${times}`;
  for (const { name, atOnce, turns } of results) {
    const counts = names.map((one) => perSecond(turns[one]).toFixed(0).padStart(8)).join('');
    const compared = others.map((one) => ratio(turns.shop, turns[one]).padStart(32)).join('');
    const spans = names.map((one) => spansOf(turns[one]).padStart(20)).join('');
    yield `${name.padEnd(18)}${String(atOnce).padStart(7)}${counts}${compared}${spans}`;
  }
}

const perSecond = (turns: Turn[]): number => median(turns.map((turn) => turn.perSecond));

function ratio(shop: Turn[], other: Turn[]): string {
  const ratios = shop.map((turn, round) => turn.perSecond / other[round]!.perSecond);
  const [lowest, highest] = [Math.min(...ratios), Math.max(...ratios)];
  const middle = perSecond(shop) / perSecond(other);
  return `${middle.toFixed(2)} (${lowest.toFixed(2)} to ${highest.toFixed(2)})`;
}

function spansOf(turns: Turn[]): string {
  const [p50, p95] = [median(turns.map((turn) => turn.p50)), median(turns.map((turn) => turn.p95))];
  return `${p50.toFixed(1)} / ${p95.toFixed(1)}`;
}
