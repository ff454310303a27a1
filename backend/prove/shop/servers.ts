import type { ShopProcess } from './shop-process';

/** Several servers of one shop on one database. `next` selects them in turn, like a load balancer. */
export class Servers {
  private turn = 0;
  private readonly killed = new Set<ShopProcess>();
  /** The last log lines of servers that ended by themselves. */
  readonly deaths: string[] = [];

  private constructor(
    private readonly openShop: () => Promise<ShopProcess>,
    private readonly shops: ShopProcess[],
  ) {}

  static async open(openShop: () => Promise<ShopProcess>, size: number): Promise<Servers> {
    return new Servers(openShop, await Promise.all(Array.from({ length: size }, openShop)));
  }

  /** The next running server; when none runs, one that will refuse. */
  readonly next = (): ShopProcess => {
    const living = this.shops.filter((shop) => !shop.isGone);
    const known = living.length > 0 ? living : this.shops;
    this.turn += 1;
    return known[this.turn % known.length]!;
  };

  get size(): number {
    return this.shops.length;
  }

  get all(): ShopProcess[] {
    return [...this.shops];
  }

  /** Ends the server with SIGKILL. */
  async kill(place: number): Promise<void> {
    const shop = this.shops[place]!;
    this.killed.add(shop);
    await shop.kill();
  }

  /** Replaces each server that has ended. @param areMeant it is no wonder that they have */
  async reopen({ areMeant = false } = {}): Promise<void> {
    for (const [place, shop] of this.shops.entries()) {
      if (!shop.isGone) continue;
      if (!areMeant && !this.killed.has(shop)) this.deaths.push(shop.lastWords);
      this.shops[place] = await this.openShop();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.shops.map((shop) => shop.stop()));
  }
}
