import { LRUCache } from 'lru-cache';

/** Addresses that are remembered: a crawler asks for many, each once. */
const maxRemembered = 5_000;
const halvedAfter = 4 * maxRemembered;

/** How often each address was asked for lately: after some thousand requests all counts are halved. */
export class Frequencies {
  private readonly asked = new LRUCache<string, { times: number }>({ max: maxRemembered });
  private requests = 0;

  count(address: string): void {
    const known = this.asked.get(address);
    if (known) known.times++;
    else this.asked.set(address, { times: 1 });
    if (++this.requests >= halvedAfter) this.halve();
  }

  of(address: string): number {
    return this.asked.peek(address)?.times ?? 0;
  }

  private halve(): void {
    for (const known of this.asked.values()) known.times >>= 1;
    this.requests = 0;
  }
}
