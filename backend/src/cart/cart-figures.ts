import type { Period } from '../shared/period';

export abstract class CartFigures {
  /** Who put something into their cart, each once. */
  abstract shoppersAddingIn(period: Period): Promise<string[]>;
}
