import type { Money } from '../../../shared/money';
import { StaleReturnRules } from './return-rules.errors';

/** The legal right of withdrawal lasts as long in the European Union. */
export const minWindowDays = 14;

export const wayPayers = ['shopper', 'shop'] as const;
export type WayPayer = (typeof wayPayers)[number];

/**
 * - `made-to-order`: it can't be sent back
 * - `opened`: it can't be sent back once it was opened, such as underwear; who receives it judges
 */
export const exclusionReasons = ['made-to-order', 'opened'] as const;
export type ExclusionReason = (typeof exclusionReasons)[number];

/** A faulty piece can be sent back all the same. */
export interface Exclusion {
  productId: string;
  reason: ExclusionReason;
}

export interface ReturnRulesDraft {
  /** Pieces of an order can be sent back for this number of days from the delivery of its last parcel. */
  windowDays: number;
  /** Whatever is faulty goes back at the shop's expense. */
  wayPaidBy: WayPayer;
  /** The shop keeps this of what goes back for a return in which something is not faulty. */
  fee: Money;
  /** A declared return of which nothing arrives in so many days lapses. */
  arrivalDays: number;
  /** The variant that a shopper wants in exchange is held for so many days, as long as nothing arrives. */
  holdDays: number;
  exclusions: readonly Exclusion[];
}

/** Clients of before know no exchanges, and leave the days of a hold as they are. */
export type EditedReturnRules = Omit<ReturnRulesDraft, 'holdDays'> & { holdDays?: number | undefined };

export interface ReturnRulesState extends ReturnRulesDraft {
  version: number;
}

/** Under which conditions the shop takes pieces back. */
export class ReturnRules {
  private constructor(private own: ReturnRulesState) {}

  static restore(state: ReturnRulesState): ReturnRules {
    return new ReturnRules({ ...state });
  }

  get state(): Readonly<ReturnRulesState> {
    return this.own;
  }

  /**
   * @param seenVersion that the edit is based on
   * @throws StaleReturnRules
   */
  edit(seenVersion: number, { holdDays, ...draft }: EditedReturnRules): void {
    const { version } = this.own;
    if (seenVersion !== version) throw new StaleReturnRules();
    this.own = { ...draft, holdDays: holdDays ?? this.own.holdDays, version: version + 1 };
  }

  exclusionsOf(productIds: readonly string[]): Exclusion[] {
    return this.own.exclusions.filter(({ productId }) => productIds.includes(productId));
  }
}
