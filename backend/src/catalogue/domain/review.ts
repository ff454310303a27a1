import { newId } from '../../shared/ids';
import { NotARating } from './catalogue.errors';

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
  /** As its author was called when it was written. */
  shopperName: string;
  value: Stars;
  message: string;
  writtenAt: Date;
  /** Why an admin took it out of sight; null while everybody sees it. */
  hidden: { at: Date; reason: string } | null;
}

type Author = Pick<ReviewState, 'productId' | 'shopperId' | 'shopperName'>;

/** What a shopper thinks of a product; one each. */
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

  /** The author's second thoughts take the place of the first; what was hidden stays so. @throws NotARating */
  rewrite(shopperName: string, { value, message }: ReviewText, now: Date): void {
    Object.assign(this.current, { shopperName, value: starsOf(value), message, writtenAt: now });
  }

  /** Nobody sees it any more, and it counts for nothing. */
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
