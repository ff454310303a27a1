import type { ReturnState } from '../../returns/domain/return-state';
import type { PageMeta, PageRequest } from '../../../shared/page';
import type { PlacedPieces } from '../domain/legal-days';
import type { Withdrawal, WithdrawalOutcome, WithdrawalState } from '../domain/withdrawal';

export abstract class WithdrawalRepository {
  /** @returns false, with nothing added, if there is one of this id */
  abstract add(withdrawal: Withdrawal): Promise<boolean>;
  abstract find(id: string): Promise<Withdrawal | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Withdrawal | undefined>;
  /** @returns what an earlier withdrawal of the order led to; undefined: there is none */
  abstract outcomeOf(orderId: string): Promise<WithdrawalOutcome | undefined>;
  /** The declaration itself stays as it was added. */
  abstract save(withdrawal: Withdrawal): Promise<void>;
}

/** Statements are counted across all servers, from each address and in total. */
export abstract class WithdrawalLimit {
  /** @throws TooManyAttempts, of another context */
  abstract record(address: string): Promise<void>;
}

/** The first is the usual one: what is due first. */
export const withdrawalSorts = ['due', 'newest'] as const;
export type WithdrawalSort = (typeof withdrawalSorts)[number];

export const withdrawalStates = ['open', 'done'] as const;
export const withdrawalMatches = ['found', 'none'] as const;

/** A withdrawal is listed if it passes every condition; an empty list and undefined are no conditions. */
export interface WithdrawalList {
  /** In lower case; each must occur in the name, the e-mail address or the typed number. */
  words: string[];
  states: (typeof withdrawalStates)[number][];
  matches: (typeof withdrawalMatches)[number][];
  orderId: string | undefined;
  /** Declared before this moment. */
  before: Date | undefined;
  sort: WithdrawalSort;
}

export interface ListedWithdrawal extends WithdrawalState {
  /** The order's number: `10001`. */
  matchedNumber: number | null;
  /** The number of the order that has the typed number. */
  namedNumber: number | null;
  /** Its pieces that were not sent, and what goes back for them; null: none were cancelled. */
  cancelled: { pieces: number; cents: number } | null;
  /** The return with which its other pieces come back; null: there is none. */
  returned: { number: string; state: ReturnState } | null;
  /** Where the pieces of its order are. */
  pieces: PlacedPieces[];
}

/** The admin's list of withdrawals. */
export abstract class WithdrawalListQueries {
  /** @throws MalformedCursor */
  abstract page(
    list: WithdrawalList,
    page: PageRequest,
  ): Promise<{ withdrawals: ListedWithdrawal[]; meta: PageMeta }>;
}
