import { newId } from '../../../shared/ids';
import { StockTakeIsClosed } from './stock-take.errors';

/**
 * - `open`: its lines are being counted
 * - `booking`: a job books the differences
 * - `booked`: each line that was counted has its outcome
 * - `abandoned`: nothing was booked
 */
export const stockTakeStates = ['open', 'booking', 'booked', 'abandoned'] as const;
export type StockTakeStateName = (typeof stockTakeStates)[number];

/** A stock-take counts the products that are there when it is opened. */
export type StockTakeScope =
  | { readonly kind: 'brand' | 'category'; readonly slug: string }
  /** The query of the admin's list of products: `brand=acme&stock=low`. */
  | { readonly kind: 'filter'; readonly query: string };

/** @returns the query of the admin's list of products that finds them */
export const queryOf = (scope: StockTakeScope): string =>
  scope.kind === 'filter' ? scope.query : `${scope.kind}=${encodeURIComponent(scope.slug)}`;

/** An admin did something at this time. */
export interface Signature {
  /** The actor, written as `nameOfActor` returns it. */
  actor: string;
  name: string | null;
  at: Date;
}

export interface StockTakeState {
  id: string;
  scope: StockTakeScope;
  state: StockTakeStateName;
  /** The number of lines. */
  variants: number;
  opened: Signature;
  /** Somebody booked or abandoned it; null while it is open. */
  closed: Signature | null;
  /** Each movement has it; null where nothing is booked. */
  reason: string | null;
}

export class StockTake {
  private constructor(private readonly current: StockTakeState) {}

  static open(scope: StockTakeScope, variants: number, opened: Signature): StockTake {
    return new StockTake({
      id: newId(),
      scope,
      state: 'open',
      variants,
      opened,
      closed: null,
      reason: null,
    });
  }

  static restore(state: StockTakeState): StockTake {
    return new StockTake({ ...state });
  }

  get state(): Readonly<StockTakeState> {
    return this.current;
  }

  /** @throws StockTakeIsClosed */
  assertOpen(): void {
    if (this.current.state !== 'open') throw new StockTakeIsClosed();
  }

  /** @throws StockTakeIsClosed */
  book(reason: string, closed: Signature): void {
    this.assertOpen();
    Object.assign(this.current, { state: 'booking', reason, closed });
  }

  finishBooking(): void {
    if (this.current.state === 'booking') this.current.state = 'booked';
  }

  /** @throws StockTakeIsClosed */
  abandon(closed: Signature): void {
    this.assertOpen();
    Object.assign(this.current, { state: 'abandoned', closed });
  }
}
