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
  /** The shop's words below it; null for none. */
  reply: { at: Date; text: string } | null;
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
      reply: null,
    });
  }

  static restore(state: ReviewState): Review {
    return new Review({ ...state });
  }

  get state(): Readonly<ReviewState> {
    return this.current;
  }

  /** Replaces the text and the stars. A hidden review stays hidden, and a reply stays. @throws NotARating */
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

  /** Another reply takes the place of the one before. */
  reply(text: string, now: Date): void {
    if (this.current.reply?.text !== text) this.current.reply = { at: now, text };
  }

  withdrawReply(): void {
    this.current.reply = null;
  }
}

function starsOf(value: number): Stars {
  const found = stars.find((one) => one === value);
  if (!found) throw new NotARating();
  return found;
}
