import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../test/support/shop/people';
import type { ShopResponse } from '../../test/support/shop/shop-client';
import type { Chance } from '../../test/support/chance';
import { type Buyers, persistently } from './buyers';

const everyMs = 300;

interface Product {
  variants: { size: string; stock: number }[];
}

/** An admin who corrects the stock of scarce variants up and down until `end`. */
export class StockClerk {
  /** Responses that an admin should not get. */
  readonly failures: string[] = [];
  corrections = 0;
  private isOver = false;
  private readonly work: Promise<void>;

  constructor(
    { shopAdmin, goods }: Buyers,
    private readonly chance: Chance,
  ) {
    const products = [...new Set(goods.map(({ productId }) => productId))];
    this.work = this.goOn(shopAdmin, products).catch(
      (error: unknown) => void this.failures.push(String(error)),
    );
  }

  async end(): Promise<void> {
    this.isOver = true;
    await this.work;
  }

  private async goOn(shopAdmin: Person, products: string[]): Promise<void> {
    while (!this.isOver) {
      const { status } = await bring(shopAdmin, this.chance.oneOf(products), this.chance.oneOf([-1, 2, 4]));
      // The piece to take away may have been sold.
      if (status === 200) this.corrections += 1;
      else if (status !== 409) this.failures.push(`an admin was answered ${status}`);
      await pause(everyMs);
    }
  }
}

async function bring({ client }: Person, productId: string, pieces: number): Promise<ShopResponse> {
  const seen = await persistently(() => client.get(`/api/admin/products/get/${productId}`));
  const { variants, ...product } = (seen.body as { data: Product }).data;
  const counted = variants.map((variant) => ({
    ...variant,
    seenStock: variant.stock,
    stock: Math.max(variant.stock + (variant.size === 'L' ? pieces : 0), 0),
  }));
  const form = { ...product, version: undefined, variants: counted };
  return persistently(() => client.put(`/api/admin/products/edit/${productId}`, form));
}
