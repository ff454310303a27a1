import { inSizes, onSale, stockOf } from '../../test/support/goods';
import { upload } from '../../test/support/uploads';
import { type Person, shopper } from '../../test/support/people';
import type { Answer } from '../../test/support/shop-client';
import type { Buyers, Goods } from '../buyers';
import type { ShopProcess } from '../shop-process';
import { brands, category, Edition, word } from './edition';
import { SalesLine, Timeline } from './timeline';

const productsAtFirst = 12;
const bannersHung = 3;
const rememberedChanges = 3;
/** Those that are gone are read for a while, too. */
const readProducts = 18;
const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const bannersAddress = '/api/common/feature/get';

/** The state of a product without visible reviews. */
export const noReview = 'none';
/** The place of deleted products; all others are in the list of their brand. */
export const gone = 'gone';

/** @returns what was asked for or made */
const done = ({ status, body }: Answer): unknown => {
  if (status !== 200 && status !== 201) throw new Error(`refused: ${status} ${JSON.stringify(body)}`);
  return (body as { data: unknown }).data;
};

/** Products, banners and reviews of which each value tells when it was the current one. */
export class Catalogue {
  readonly titles = new Map<string, Timeline>();
  readonly shelves = new Map<string, Timeline>();
  readonly reviews = new Map<string, Timeline>();
  readonly sales = new Map<string, SalesLine>();
  /** Purchases of reviewed products by the reviews' authors, by their ids. */
  readonly purchases = new Map<string, Timeline>();
  banners!: Timeline;
  /** A product that only new buyers order, so that nothing else of it changes. */
  quiet!: Goods;
  /** Addresses of what is being changed, or was last. */
  changing: string[] = [];
  private hung: { id: string; link: string }[] = [];
  private editions = 0;

  private constructor(
    private readonly keeper: Person,
    private readonly reviewer: Person,
  ) {}

  static async fill({ keeper, goods }: Buyers, shop: ShopProcess): Promise<Catalogue> {
    const catalogue = new Catalogue(keeper, await shopper(shop));
    for (let place = 0; place < productsAtFirst; place += 1) await catalogue.add();
    for (let place = 0; place < bannersHung; place += 1) await catalogue.hangBanner();
    catalogue.banners = new Timeline(listed(catalogue.hung));
    catalogue.quiet = await putQuietOnSale(keeper);
    for (const productId of new Set([...goods, catalogue.quiet].map((one) => one.productId))) {
      catalogue.sales.set(productId, new SalesLine(await stockOf(keeper, productId)));
    }
    catalogue.changing = catalogue.addresses;
    return catalogue;
  }

  /** Ids of the products that may be changed, each by one editor at a time, who then knows its state. */
  get ids(): string[] {
    return [...this.titles.keys()];
  }

  get idsOnSale(): string[] {
    return this.ids.filter((id) => this.shelves.get(id)!.current !== gone);
  }

  /** Everything of it that anybody may ask for. */
  get addresses(): string[] {
    const ofEach = (path: string) => this.ids.slice(-readProducts).map((id) => path + id);
    const ofSales = (path: string) => [...this.sales.keys()].map((id) => path + id);
    return [
      ...ofEach('/api/shop/products/get/'),
      ...ofEach('/api/shop/review/'),
      ...ofEach('/api/shop/products/related/'),
      ...ofSales('/api/shop/products/get/'),
      ...ofSales('/api/shop/review/'),
      '/api/shop/products/get?limit=100',
      `/api/shop/products/get?category=${category}&limit=100&sortBy=title-ztoa`,
      ...brands.map((brand) => `/api/shop/products/get?category=${category}&limit=100&brand=${brand}`),
      `/api/shop/products/get?category=${category}&limit=5`,
      `/api/shop/search/${word}?limit=100`,
      '/api/shop/products/showcase',
      bannersAddress,
    ];
  }

  edit(id: string): Promise<void> {
    const edition = this.nextEdition();
    this.touch(`/api/shop/products/get/${id}`);
    const put = async () => {
      done(await this.keeper.client.put(`/api/admin/products/edit/${id}`, edition.form));
    };
    return this.titles.get(id)!.change(edition.title, () => this.shelves.get(id)!.change(edition.brand, put));
  }

  review(productId: string): Promise<void> {
    const reviewMessage = `Edition ${++this.editions}`;
    this.touch(`/api/shop/review/${productId}`);
    return this.reviews.get(productId)!.change(reviewMessage, async () => {
      const rating = { productId, reviewMessage, reviewValue: 1 + (this.editions % 5) };
      done(await this.reviewer.client.post('/api/shop/review/add', rating));
    });
  }

  /** Hides the product's review, and shows it again. */
  async hideReview(productId: string): Promise<void> {
    const reviews = this.reviews.get(productId)!;
    const shown = reviews.current;
    if (shown === noReview) return;
    const address = `/api/shop/review/${productId}`;
    const [review] = done(await this.keeper.client.get(address)) as { _id: string }[];
    const decide = async (decision: object) => {
      done(await this.keeper.client.put(`/api/admin/reviews/hide/${review!._id}`, decision));
    };
    this.touch(address);
    await reviews.change(noReview, () => decide({ reason: 'Looked into' }));
    await reviews.change(shown, () => decide({}));
  }

  linkBanner(): Promise<void> {
    const [first, ...others] = this.hung;
    const { id } = first!;
    const link = `/shop/listing?edition=${++this.editions}`;
    return this.changeBanners([{ id, link }, ...others], () =>
      this.keeper.client.put(`/api/common/feature/edit/${id}`, { link }),
    );
  }

  reorderBanners(): Promise<void> {
    const [first, ...others] = this.hung;
    const hung = [...others, first!];
    return this.changeBanners(hung, () =>
      this.keeper.client.put('/api/common/feature/order', { ids: hung.map(({ id }) => id) }),
    );
  }

  /** @returns the id of the product that takes its place */
  async replace(id: string): Promise<string> {
    this.touch(`/api/shop/products/get/${id}`);
    await this.shelves.get(id)!.change(gone, async () => {
      done(await this.keeper.client.delete(`/api/admin/products/delete/${id}`));
    });
    return this.add();
  }

  touch(address: string): void {
    this.changing = [address, ...this.changing].slice(0, rememberedChanges);
  }

  private async add(): Promise<string> {
    const edition = this.nextEdition();
    const id = await onSale(this.keeper, edition.form);
    this.titles.set(id, new Timeline(edition.title));
    this.reviews.set(id, new Timeline(noReview));
    const shelf = new Timeline(gone);
    this.shelves.set(id, shelf);
    await shelf.change(edition.brand, async () => undefined);
    return id;
  }

  private nextEdition(): Edition {
    return new Edition(++this.editions);
  }

  private async hangBanner(): Promise<void> {
    const uploaded = await upload(this.keeper, onePixel);
    const image = (uploaded.body as { result: { url: string } }).result.url;
    const added = done(await this.keeper.client.post('/api/common/feature/add', { image }));
    const { _id: id } = added as { _id: string };
    this.hung.unshift({ id, link: '' });
  }

  private changeBanners(hung: typeof this.hung, ask: () => Promise<Answer>): Promise<void> {
    this.touch(bannersAddress);
    this.hung = hung;
    return this.banners.change(listed(hung), async () => {
      done(await ask());
    });
  }
}

async function putQuietOnSale(keeper: Person): Promise<Goods> {
  const variants = [{ size: 'M', price: 12, stock: 10_000 }];
  const { productId, variantOf } = await inSizes(keeper, { title: 'Scarf', options: undefined, variants });
  return { productId, variantId: variantOf('M') };
}

/** Banners as one text, in their order. */
export const listed = (banners: { id: string; link: string }[]): string =>
  banners.map(({ id, link }) => `${id} to ${link}`).join(', ');
