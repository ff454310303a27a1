import { WishListFull } from './wish-list.errors';

export interface Wish {
  productId: string;
  /** The size and colour that the shopper saved for later; null: the product in any. */
  variantId: string | null;
}

export interface PlacedWish extends Wish {
  /** A later wish has a higher place. */
  place: number;
}

export const maxWishes = 200;

/** A shopper has one wish list, so it goes by the shopper's id. */
export class WishList {
  private constructor(
    readonly shopperId: string,
    private items: PlacedWish[],
  ) {}

  static restore(shopperId: string, wishes: PlacedWish[]): WishList {
    return new WishList(shopperId, [...wishes]);
  }

  /** The latest comes first. */
  get wishes(): readonly PlacedWish[] {
    return this.items.toSorted((a, b) => b.place - a.place);
  }

  /** Repeating it changes nothing. A wish for one size takes the place of the wish for the product in any. @throws WishListFull */
  put(wish: Wish): void {
    if (this.covers(wish)) return;
    if (this.roomFor(wish) === 0) throw new WishListFull(maxWishes);
    this.add(wish);
  }

  /** Adds what is missing, as far as there is room. @param wishes the latest first */
  merge(wishes: readonly Wish[]): void {
    const missing = wishes.filter((wish) => !this.covers(wish)).toReversed();
    for (const wish of missing) if (!this.covers(wish) && this.roomFor(wish) > 0) this.add(wish);
  }

  /** Repeating it changes nothing. @param variantId undefined: all wishes for the product */
  remove(productId: string, variantId?: string): void {
    this.items = this.items.filter(
      (wish) => wish.productId !== productId || wish.variantId !== (variantId ?? wish.variantId),
    );
  }

  private covers({ productId, variantId }: Wish): boolean {
    return this.items.some(
      (wish) => wish.productId === productId && (variantId === null || wish.variantId === variantId),
    );
  }

  private roomFor(wish: Wish): number {
    return maxWishes - this.items.length + this.items.filter((other) => isReplacedBy(other, wish)).length;
  }

  private add(wish: Wish): void {
    const place = Math.max(0, ...this.items.map((other) => other.place)) + 1;
    this.items = [...this.items.filter((other) => !isReplacedBy(other, wish)), { ...wish, place }];
  }
}

const isReplacedBy = (other: Wish, wish: Wish) =>
  other.productId === wish.productId && other.variantId === null;
