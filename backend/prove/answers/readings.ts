import type { Answer } from '../../test/support/shop-client';
import { percentile } from '../../bench/statistics';
import type { Catalogue } from './catalogue';
import type { Seen } from './timeline';

interface Knower {
  ageOf: (seen: Seen) => number | undefined;
}

interface Reading {
  address: string;
  answer: Answer;
  askedAt: number;
  answeredAt: number;
}

interface Shown {
  _id: string;
  title?: string;
  totalStock?: number;
  link?: string | null;
  reviewMessage?: string;
}

/** What readers saw, compared with what was true. */
export class Readings {
  /** Of each value that was seen: how long it had been out of date, in milliseconds. */
  private readonly ages: number[] = [];
  /** Values that the thing never had. */
  readonly foreign: string[] = [];
  readonly failures: string[] = [];
  taken = 0;

  constructor(private readonly catalogue: Catalogue) {}

  get oldest(): number {
    return Math.ceil(percentile(this.ages, 1));
  }

  get values(): number {
    return this.ages.length;
  }

  get outdated(): number {
    return this.ages.filter((age) => age > 0).length;
  }

  take(reading: Reading): void {
    this.taken += 1;
    const { address, answer } = reading;
    if (answer.status === 404) this.takeMissing(reading);
    else if (answer.status !== 200) this.failures.push(`${answer.status} of ${address}`);
    else this.takeData(reading, (answer.body as { data: Shown | Shown[] }).data);
  }

  private takeMissing(reading: Reading): void {
    this.compare(reading, this.catalogue.presence.get(reading.address.split('/').at(-1)!), 'gone');
  }

  private takeData(reading: Reading, data: Shown | Shown[]): void {
    const { address } = reading;
    const shown = [data].flat();
    if (address.includes('/review/')) this.takeReviews(reading, shown);
    else if (address.includes('/feature/')) this.takeBanners(reading, shown);
    else this.takeProducts(reading, shown);
    if (this.catalogue.isWhole(address)) this.takePresence(reading, new Set(shown.map(({ _id }) => _id)));
  }

  private takeProducts(reading: Reading, products: Shown[]): void {
    for (const { _id, title, totalStock } of products) {
      this.compare(reading, this.catalogue.titles.get(_id), title!);
      this.compare(reading, this.catalogue.sales.get(_id), String(totalStock));
    }
  }

  private takeReviews(reading: Reading, [review]: Shown[]): void {
    const productId = reading.address.split('/').at(-1)!;
    this.compare(reading, this.catalogue.reviews.get(productId), review?.reviewMessage ?? 'none');
  }

  private takeBanners(reading: Reading, banners: Shown[]): void {
    for (const { _id, link } of banners) this.compare(reading, this.catalogue.links.get(_id), link ?? '');
  }

  private takePresence(reading: Reading, shown: Set<string>): void {
    for (const [id, presence] of this.catalogue.presence) {
      this.compare(reading, presence, shown.has(id) ? 'here' : 'gone');
    }
  }

  private compare({ address, askedAt, answeredAt }: Reading, known: Knower | undefined, value: string): void {
    if (!known) return;
    const age = known.ageOf({ value, askedAt, answeredAt });
    if (age === undefined) this.foreign.push(`${address} shows ${value}`);
    else this.ages.push(age);
  }
}
