import type { Wish } from './wishes.api';

/** The server keeps no more. */
export const maxWishes = 200;

/** The same rules as the server's: each product once, or once in each size that was saved for later. The latest comes first. */
export function withWish(wishes: Wish[], wish: Wish): Wish[] {
  if (hasWish(wishes, wish)) return wishes;
  const others = wishes.filter(
    ({ productId, variantId }) => productId !== wish.productId || variantId !== null,
  );
  return [wish, ...others].slice(0, maxWishes);
}

/** Without a variant, all wishes for the product are left out. */
export const withoutWish = (wishes: Wish[], { productId, variantId }: Wish): Wish[] =>
  wishes.filter((wish) => wish.productId !== productId || wish.variantId !== (variantId ?? wish.variantId));

const hasWish = (wishes: Wish[], { productId, variantId }: Wish): boolean =>
  wishes.some((wish) => wish.productId === productId && (variantId === null || wish.variantId === variantId));
