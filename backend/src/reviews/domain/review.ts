import { newId } from '../../shared/ids';
import { NotARating } from './review.errors';

/** One to five stars, five being the best. */
export const stars = [1, 2, 3, 4, 5] as const;
export type Stars = (typeof stars)[number];

export interface ReviewText {
  value: number;
  message: string;
}

export interface ReviewState {
  id: string;
  productId: string;
  shopperId: string;
  /** The author's name at the time of writing. */
  shopperName: string;
  value: Stars;
  message: string;
  writtenAt: Date;
  /** Why an admin has hidden it; null while it is visible. */
  hidden: { at: Date; reason: string } | null;
}

type Author = Pick<ReviewState, 'productId' | 'shopperId' | 'shopperName'>;

/** A shopper's review of a product. A shopper has at most one per product. */
export class Review {
  private constructor(private readonly current: ReviewState) {}

  /** @throws NotARating */
  static write(author: Author, { value, message }: ReviewText, now: Date): Review {
    return new Review({
      ...author,
      id: newId(),
      value: starsOf(value),
      message,
      writtenAt: now,
      hidden: null,
    });
  }

  static restore(state: ReviewState): Review {
    return new Review({ ...state });
  }

  get state(): Readonly<ReviewState> {
    return this.current;
  }

  /** Replaces the text and the stars. A hidden review stays hidden. @throws NotARating */
  rewrite(shopperName: string, { value, message }: ReviewText, now: Date): void {
    Object.assign(this.current, { shopperName, value: starsOf(value), message, writtenAt: now });
  }

  /** A hidden review is not shown and does not count in the average. */
  hide(reason: string, now: Date): void {
    this.current.hidden ??= { at: now, reason };
  }

  show(): void {
    this.current.hidden = null;
  }
}

function starsOf(value: number): Stars {
  const found = stars.find((one) => one === value);
  if (!found) throw new NotARating();
  return found;
}
