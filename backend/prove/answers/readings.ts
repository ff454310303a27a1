import type { Answer } from '../../test/support/shop-client';
import { percentile } from '../../test/support/statistics';
import { type Catalogue, gone, listed, noReview } from './catalogue';
import { Edition, type Shown } from './edition';
import type { Moments } from './timeline';

interface Reading extends Moments {
  address: string;
  answer: Answer;
}

interface ShownProduct extends Shown {
  _id: string;
}

interface ShownReview {
  userId: string;
  productId: string;
  reviewMessage: string;
  verifiedPurchase: boolean;
}

interface ShownBanner {
  _id: string;
  link: string | null;
}

/** Compares the values that readers saw with the true ones. */
export class Readings {
  /** The staleness of each value that was seen, in milliseconds. */
  private readonly ages: number[] = [];
  /** Values that the resource never had, or that belong to another one. */
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
    else this.takeData(reading, (answer.body as { data: unknown }).data);
  }

  private takeData(reading: Reading, data: unknown): void {
    if (reading.address.includes('/review/')) this.takeReviews(reading, data as ShownReview[]);
    else if (reading.address.includes('/feature/')) this.takeBanners(reading, data as ShownBanner[]);
    else this.takeProducts(reading, [data as ShownProduct | ShownProduct[]].flat());
  }

  private takeMissing(reading: Reading): void {
    const shelf = this.catalogue.shelves.get(reading.address.split('/').at(-1)!);
    this.note(reading, gone, shelf?.ageOf(gone, reading));
  }

  private takeProducts(reading: Reading, products: ShownProduct[]): void {
    for (const product of products) this.takeProduct(reading, product);
    // Only of these is known what is all that they have to show.
    if (reading.address.includes('limit=100')) this.takeWhole(reading, products);
  }

  private takeProduct(reading: Reading, product: ShownProduct): void {
    const { _id, title, totalStock } = product;
    const [titles, sales] = [this.catalogue.titles.get(_id), this.catalogue.sales.get(_id)];
    if (sales) this.note(reading, `a stock of ${totalStock}`, sales.ageOf(totalStock, reading));
    if (!titles) return;
    this.note(reading, title, titles.ageOf(title, reading));
    if (!Edition.of(title).isWhatIsShown(product))
      this.foreign.push(`${reading.address} shows parts of two editions: ${JSON.stringify(product)}`);
  }

  /** All of one brand, or of all brands. */
  private takeWhole(reading: Reading, products: ShownProduct[]): void {
    const brand = /brand=(\w+)/.exec(reading.address)?.[1];
    const stands = (shelf: string) => (brand === undefined ? shelf !== gone : shelf === brand);
    const shown = new Set(products.map(({ _id }) => _id));
    for (const [id, shelf] of this.catalogue.shelves) {
      const age = shelf.ageWhere((where) => stands(where) === shown.has(id), reading);
      this.note(reading, `${id} ${shown.has(id) ? 'there' : 'not there'}`, age);
    }
  }

  private takeReviews(reading: Reading, reviews: ShownReview[]): void {
    const { catalogue } = this;
    const ofProduct = catalogue.reviews.get(reading.address.split('/').at(-1)!);
    const message = reviews[0]?.reviewMessage ?? noReview;
    if (ofProduct) this.note(reading, message, ofProduct.ageOf(message, reading));
    for (const { userId, productId, verifiedPurchase } of reviews) {
      const purchase = catalogue.purchases.get(`${userId} ${productId}`);
      const value = String(verifiedPurchase);
      if (purchase) this.note(reading, `bought: ${value}`, purchase.ageOf(value, reading));
    }
  }

  private takeBanners(reading: Reading, banners: ShownBanner[]): void {
    const value = listed(banners.map(({ _id, link }) => ({ id: _id, link: link ?? '' })));
    this.note(reading, value, this.catalogue.banners.ageOf(value, reading));
  }

  private note({ address }: Reading, value: string, age: number | undefined): void {
    if (age === undefined) this.foreign.push(`${address} shows ${value}`);
    else this.ages.push(age);
  }
}
