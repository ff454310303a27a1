import { jeans, onSale, stockOf } from '../../test/support/goods';
import { upload } from '../../test/support/uploads';
import { type Person, shopper } from '../../test/support/people';
import type { Answer } from '../../test/support/shop-client';
import type { Crowd } from '../crowd';
import type { ShopProcess } from '../shop-process';
import { SalesLine, Timeline } from './timeline';

const productsAtFirst = 12;
const keptInMind = 3;
/** Those that are gone are read for a while, too. */
const readProducts = 18;
/** Every title has it, so that a search for it finds them all. */
const word = 'Capstan';
/** What no other product of a trial stands on. */
const shelf = { category: 'footwear', brand: 'puma' } as const;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const done = ({ status, body }: Answer): void => {
  if (status !== 200 && status !== 201) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
};

/** Products, a banner and reviews of which each value tells when it was the current one. */
export class Catalogue {
  readonly titles = new Map<string, Timeline>();
  readonly presence = new Map<string, Timeline>();
  readonly reviews = new Map<string, Timeline>();
  readonly sales = new Map<string, SalesLine>();
  readonly links = new Map<string, Timeline>();
  /** Addresses of what is being changed, or was last. */
  changing: string[] = [];
  private editions = 0;

  private constructor(
    private readonly keeper: Person,
    private readonly reviewer: Person,
  ) {}

  static async fill({ keeper, goods }: Crowd, shop: ShopProcess): Promise<Catalogue> {
    const catalogue = new Catalogue(keeper, await shopper(shop));
    for (let place = 0; place < productsAtFirst; place += 1) await catalogue.add();
    await catalogue.hangBanner();
    catalogue.changing = catalogue.addresses;
    for (const productId of new Set(goods.map((one) => one.productId))) {
      catalogue.sales.set(productId, new SalesLine(await stockOf(keeper, productId)));
    }
    return catalogue;
  }

  /** Of the products that may be changed; each by one person at a time, who then knows what it is. */
  get ids(): string[] {
    return [...this.titles.keys()];
  }

  get idsOnSale(): string[] {
    return this.ids.filter((id) => this.presence.get(id)!.current === 'here');
  }

  /** Everything of it that anybody may ask for. */
  get addresses(): string[] {
    const ofEach = (path: string) => this.ids.slice(-readProducts).map((id) => path + id);
    return [
      ...ofEach('/api/shop/products/get/'),
      ...ofEach('/api/shop/review/'),
      ...ofEach('/api/shop/products/related/'),
      ...[...this.sales.keys()].map((id) => `/api/shop/products/get/${id}`),
      '/api/shop/products/get?limit=100',
      `/api/shop/products/get?category=${shelf.category}&limit=100&sortBy=title-ztoa`,
      `/api/shop/products/get?category=${shelf.category}&brand=${shelf.brand}&limit=100`,
      `/api/shop/search/${word}?limit=100`,
      '/api/shop/products/showcase',
      '/api/common/feature/get',
    ];
  }

  /** A list of everything that stands on the shelf; no other is known to be whole. */
  isWhole(address: string): boolean {
    return address.includes('limit=100');
  }

  retitle(id: string): Promise<void> {
    const title = this.nextTitle();
    this.touch(`/api/shop/products/get/${id}`);
    return this.titles.get(id)!.change(title, async () => {
      const form = { ...jeans, ...shelf, title };
      done(await this.keeper.client.put(`/api/admin/products/edit/${id}`, form));
    });
  }

  review(productId: string): Promise<void> {
    const reviewMessage = `Edition ${++this.editions}`;
    this.touch(`/api/shop/review/${productId}`);
    return this.reviews.get(productId)!.change(reviewMessage, async () => {
      const rating = { productId, reviewMessage, reviewValue: 1 + (this.editions % 5) };
      done(await this.reviewer.client.post('/api/shop/review/add', rating));
    });
  }

  link(): Promise<void> {
    const [[id, timeline]] = [...this.links] as [[string, Timeline]];
    const link = `/shop/listing?edition=${++this.editions}`;
    this.touch('/api/common/feature/get');
    return timeline.change(link, async () => {
      done(await this.keeper.client.put(`/api/common/feature/edit/${id}`, { link }));
    });
  }

  /** @returns the id of the product that takes its place */
  async replace(id: string): Promise<string> {
    this.touch(`/api/shop/products/get/${id}`);
    await this.presence.get(id)!.change('gone', async () => {
      done(await this.keeper.client.delete(`/api/admin/products/delete/${id}`));
    });
    return this.add();
  }

  private async add(): Promise<string> {
    const title = this.nextTitle();
    const id = await onSale(this.keeper, { ...shelf, title });
    this.titles.set(id, new Timeline(title));
    this.reviews.set(id, new Timeline('none'));
    const presence = new Timeline('gone');
    this.presence.set(id, presence);
    await presence.change('here', async () => undefined);
    return id;
  }

  private touch(address: string): void {
    this.changing = [address, ...this.changing].slice(0, keptInMind);
  }

  private nextTitle(): string {
    return `${word} edition ${++this.editions}`;
  }

  private async hangBanner(): Promise<void> {
    const uploaded = await upload(this.keeper, onePixel);
    const image = (uploaded.body as { result: { url: string } }).result.url;
    const added = await this.keeper.client.post('/api/common/feature/add', { image });
    done(added);
    this.links.set((added.body as { data: { _id: string } }).data._id, new Timeline(''));
  }
}
