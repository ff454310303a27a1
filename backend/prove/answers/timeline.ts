/** @returns milliseconds by a clock that never goes back */
export const now = (): number => performance.now();

interface Value {
  value: string;
  begunAt: number;
  /** Unknown while the shop has not said that it is done. */
  doneAt?: number;
}

/** Between which moments something was seen. */
export interface Moments {
  askedAt: number;
  answeredAt: number;
}

/** The values that something had, one after the other, as those know who changed it. */
export class Timeline {
  private readonly values: Value[] = [];

  constructor(first: string) {
    this.values.push({ value: first, begunAt: 0, doneAt: 0 });
  }

  get current(): string {
    return this.values.at(-1)!.value;
  }

  async change(value: string, work: () => Promise<void>): Promise<void> {
    const change: Value = { value, begunAt: now() };
    this.values.push(change);
    await work();
    change.doneAt = now();
  }

  /** @returns how many milliseconds it was out of date when it was asked for; undefined when it never was the value */
  ageOf(value: string, moments: Moments): number | undefined {
    return this.ageWhere((known) => known === value, moments);
  }

  /** The same for one of several values. */
  ageWhere(isSeen: (value: string) => boolean, { askedAt, answeredAt }: Moments): number | undefined {
    const ages = this.values.flatMap((known, place) =>
      isSeen(known.value) && known.begunAt <= answeredAt
        ? [Math.max(askedAt - (this.values[place + 1]?.doneAt ?? Infinity), 0)]
        : [],
    );
    return ages.length === 0 ? undefined : Math.min(...ages);
  }
}

/** How many were sold, one by one, by many buyers at once. */
export class SalesLine {
  private begun = 0;
  private readonly done: number[] = [];

  constructor(private readonly stock: number) {}

  async sell<Order>(work: () => Promise<Order>): Promise<Order> {
    this.begun += 1;
    const order = await work();
    this.done.push(now());
    return order;
  }

  /** Returns the age of a stock that was seen, as `Timeline` does for its values. */
  ageOf(pieces: number, { askedAt }: Moments): number | undefined {
    const sold = this.stock - pieces;
    if (sold < 0 || sold > this.begun) return undefined;
    return Math.max(askedAt - (this.done[sold] ?? Infinity), 0);
  }
}
