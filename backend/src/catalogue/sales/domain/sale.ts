import { newId } from '../../../shared/ids';
import {
  SaleEndsTooEarly,
  SaleHasNotStarted,
  SaleHasStarted,
  SaleIsNotPlanned,
  SaleIsOver,
} from './sale.errors';
import { isSameRule, type SaleRule } from './sale-price';
import { isSameTarget, type SaleTarget } from './sale-target';

/**
 * - `planned`: it starts at its time
 * - `running`: prices are reduced, or are being reduced
 * - `ended`: its time is over; `stopped`: an admin ended it. The prices of before come back, or have come back.
 */
export const saleStates = ['planned', 'running', 'ended', 'stopped'] as const;
export type SaleStateName = (typeof saleStates)[number];

export interface SaleDetails {
  name: string;
  target: SaleTarget;
  rule: SaleRule;
  startsAt: Date;
  endsAt: Date;
}

/** The admin who saved it last. */
export interface Saver {
  savedByName: string | null;
  savedAt: Date;
}

export interface SaleState extends SaleDetails, Saver {
  id: string;
  state: SaleStateName;
  /** Increases with every change by an admin. */
  version: number;
  /** The products up to this id have been reduced; null: none yet. */
  reducedUpTo: string | null;
  isReduced: boolean;
  /** How many take part. */
  products: number;
  variants: number;
}

/** The products of one batch. */
export interface ReducedBatch {
  /** The id of the last product; null where none was left. */
  upTo: string | null;
  isLast: boolean;
  products: number;
  variants: number;
}

export class Sale {
  private constructor(private readonly current: SaleState) {}

  /** @throws SaleEndsTooEarly */
  static plan(details: SaleDetails, saver: Saver): Sale {
    assertPeriod(details, saver.savedAt);
    return new Sale({
      id: newId(),
      ...details,
      ...saver,
      state: 'planned',
      version: 1,
      reducedUpTo: null,
      isReduced: false,
      products: 0,
      variants: 0,
    });
  }

  static restore(state: SaleState): Sale {
    return new Sale({ ...state });
  }

  get state(): Readonly<SaleState> {
    return this.current;
  }

  get isOver(): boolean {
    return this.current.state === 'ended' || this.current.state === 'stopped';
  }

  /** A running sale keeps what it reduces, by how much and since when. @throws SaleIsOver, SaleHasStarted, SaleEndsTooEarly */
  edit(details: SaleDetails, saver: Saver): void {
    if (this.isOver) throw new SaleIsOver();
    if (this.current.state === 'running' && !this.hasSameReduction(details)) throw new SaleHasStarted();
    assertPeriod(details, saver.savedAt);
    this.save(details, saver);
  }

  /** @throws SaleIsOver, SaleHasNotStarted */
  stop(saver: Saver): void {
    if (this.isOver) throw new SaleIsOver();
    if (this.current.state === 'planned') throw new SaleHasNotStarted();
    this.save({ state: 'stopped' }, saver);
  }

  /** @throws SaleIsNotPlanned */
  assertDeletable(): void {
    if (this.current.state !== 'planned') throw new SaleIsNotPlanned();
  }

  /** Starts it or ends it when its time has come. A sale whose whole time has passed never starts. @returns whether it did */
  advance(now: Date): boolean {
    const { state, startsAt, endsAt } = this.current;
    if (this.isOver) return false;
    if (endsAt <= now) this.current.state = 'ended';
    else if (startsAt <= now) this.current.state = 'running';
    return this.current.state !== state;
  }

  reduced({ upTo, isLast, products, variants }: ReducedBatch): void {
    this.current.reducedUpTo = upTo ?? this.current.reducedUpTo;
    this.current.isReduced = isLast;
    this.current.products += products;
    this.current.variants += variants;
  }

  private hasSameReduction({ target, rule, startsAt }: SaleDetails): boolean {
    const { current } = this;
    return (
      isSameTarget(target, current.target) &&
      isSameRule(rule, current.rule) &&
      startsAt.getTime() === current.startsAt.getTime()
    );
  }

  private save(changed: Partial<SaleState>, saver: Saver): void {
    Object.assign(this.current, changed, saver, { version: this.current.version + 1 });
  }
}

/** @throws SaleEndsTooEarly */
function assertPeriod({ startsAt, endsAt }: Pick<SaleDetails, 'startsAt' | 'endsAt'>, now: Date): void {
  if (endsAt <= startsAt || endsAt <= now) throw new SaleEndsTooEarly();
}
