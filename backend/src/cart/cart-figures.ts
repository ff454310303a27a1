import type { Period } from '../shared/time/period';

export abstract class CartFigures {
  /** Who put something into their cart, each once. */
  abstract shoppersAddingIn(period: Period): Promise<string[]>;
}
