import type { ShopProcess } from './shop-process';

/** Servers of one shop on one database; callers come to each of those that live in turn, as by a balancer. */
export class Fleet {
  private turn = 0;
  private readonly killed = new Set<ShopProcess>();
  /** What servers said last that ended without being told to. */
  readonly deaths: string[] = [];

  private constructor(
    private readonly openShop: () => Promise<ShopProcess>,
    private readonly shops: ShopProcess[],
  ) {}

  static async open(openShop: () => Promise<ShopProcess>, size: number): Promise<Fleet> {
    return new Fleet(openShop, await Promise.all(Array.from({ length: size }, openShop)));
  }

  /** The next that lives; when none does, one that will refuse. */
  readonly next = (): ShopProcess => {
    const living = this.shops.filter((shop) => !shop.isGone);
    const known = living.length > 0 ? living : this.shops;
    this.turn += 1;
    return known[this.turn % known.length]!;
  };

  get size(): number {
    return this.shops.length;
  }

  /** As they are now. */
  get all(): ShopProcess[] {
    return [...this.shops];
  }

  /** By `kill -9`. */
  async kill(place: number): Promise<void> {
    const shop = this.shops[place]!;
    this.killed.add(shop);
    await shop.kill();
  }

  /** Opens another in the place of each that is gone. */
  async reopen(): Promise<void> {
    for (const [place, shop] of this.shops.entries()) {
      if (!shop.isGone) continue;
      if (!this.killed.has(shop)) this.deaths.push(shop.lastWords);
      this.shops[place] = await this.openShop();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.shops.map((shop) => shop.stop()));
  }
}
