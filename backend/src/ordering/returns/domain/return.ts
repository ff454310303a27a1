import { AggregateRoot } from '../../../shared/events/aggregate-root';
import { newId } from '../../../shared/ids';
import type { Money } from '../../../shared/money';
import {
  ReturnArrived,
  ReturnCancelled,
  ReturnDeclared,
  ReturnLapsed,
  ReturnLapsesSoon,
  ReturnRefunded,
  ReturnSettled,
} from '../../ordering.events';
import type { Pieces } from '../../orders/domain/order-line';
import type { Canceller } from '../../parcels/domain/cancellation';
import { newReturnCode, returnNumberOf } from './return-number';
import { NoSuchPiece, PieceJudgedOtherwise, PiecesNotJudged, ReturnNotInState } from './return.errors';
import type {
  Judgement,
  ReturnExchange,
  ReturnKind,
  ReturnPiece,
  ReturnRecord,
  ReturnState,
  ReturnTerms,
  ReturnTracking,
  WantedPiece,
} from './return-state';

interface Declared {
  id: string;
  number: number;
  orderId: string;
  kind: ReturnKind;
  pieces: readonly PlannedPiece[];
  exchange: Pick<ReturnExchange, 'orderId' | 'heldUntil'> | null;
  terms: ReturnTerms;
  amount: Money;
}

/** A piece that is to come back. */
export type PlannedPiece = WantedPiece & Pick<ReturnPiece, 'exclusion' | 'difference' | 'replaces'>;

export interface JudgedPiece {
  pieceId: string;
  judged: Judgement;
}

/** Pieces of an order that come back together. */
export class Return extends AggregateRoot<ReturnPiece> {
  private constructor(private readonly own: ReturnRecord) {
    super();
  }

  static declare({ terms, pieces, exchange, ...given }: Declared, now: Date): Return {
    const declared = new Return({
      ...{ ...given, ...terms, code: newReturnCode(), state: 'declared', declaredAt: now },
      ...{ carrier: null, trackingNumber: null },
      ...{ postedAt: null, arrivedAt: null, judgedAt: null, settledAt: null, endedAt: null },
      exchange: exchange && { ...exchange, releasedAt: null, endedAt: null },
      pieces: pieces.map((piece) => ({ ...piece, id: newId(), judged: null, judgedAt: null })),
    });
    const { id, orderId, kind } = given;
    declared.announce(new ReturnDeclared(id, orderId, kind, now.toISOString()));
    return declared;
  }

  static restore(state: ReturnRecord): Return {
    return new Return({ ...state });
  }

  get state(): Readonly<ReturnRecord> {
    return this.own;
  }

  get id(): string {
    return this.own.id;
  }

  get number(): string {
    return returnNumberOf(this.own.number);
  }

  /** Its parcel may still arrive. */
  get isAwaited(): boolean {
    return this.own.state === 'declared' || this.own.state === 'posted';
  }

  get isJudged(): boolean {
    return this.own.pieces.every(({ judged }) => judged !== null);
  }

  /** Its pieces that came back, are coming back, or were refused: nobody can send them back once more. */
  get taken(): Pieces[] {
    if (this.own.state === 'cancelled' || this.own.state === 'lapsed') return [];
    return counted(this.own.pieces.filter(({ judged }) => judged !== 'not-there'));
  }

  /** Its replacement is held, and nobody knows yet whether it is sent. */
  get awaitsExchange(): boolean {
    const { exchange } = this.own;
    return exchange !== null && exchange.releasedAt === null && exchange.endedAt === null;
  }

  /** The pieces for which the shop owes something: they are here. */
  get accepted(): ReturnPiece[] {
    return this.own.pieces.filter(isHere);
  }

  /** The pieces whose replacement is not sent: they were not in the parcel, or the shopper keeps them. */
  get refused(): ReturnPiece[] {
    return this.own.pieces.filter(({ judged }) => judged === 'kept' || judged === 'not-there');
  }

  /** Whether another piece takes the place of this one, so that its money stays. */
  isExchanged({ wantedVariantId }: Pick<ReturnPiece, 'wantedVariantId'>): boolean {
    return wantedVariantId !== null && this.own.exchange?.endedAt === null;
  }

  /** Whether declaring this again would only repeat it. */
  isOf(orderId: string, pieces: readonly WantedPiece[]): boolean {
    return orderId === this.own.orderId && keysOf(pieces) === keysOf(this.own.pieces);
  }

  /** The shopper has sent it; the number may be corrected. @throws ReturnNotInState */
  post({ carrier, trackingNumber }: ReturnTracking, now: Date): void {
    this.assertIn('declared', 'posted');
    Object.assign(this.own, { carrier, trackingNumber, postedAt: this.own.postedAt ?? now });
    this.own.state = 'posted';
  }

  /** Also after its deadline: whatever is here is dealt with. @throws ReturnNotInState */
  arrive(now: Date): void {
    if (this.own.state === 'arrived') return;
    this.assertIn('declared', 'posted', 'lapsed');
    Object.assign(this.own, { state: 'arrived', arrivedAt: now, endedAt: null });
    this.announce(new ReturnArrived(this.id, this.own.orderId, now.toISOString()));
  }

  /**
   * Once for each piece; repeating a judgement changes nothing.
   * @returns the pieces that were not judged before
   * @throws ReturnNotInState, NoSuchPiece, PieceJudgedOtherwise
   */
  judge(given: readonly JudgedPiece[], now: Date): ReturnPiece[] {
    this.assertIn('arrived');
    const fresh = given.filter((one) => this.isNews(one));
    const judgementOf = new Map(fresh.map(({ pieceId, judged }) => [pieceId, judged]));
    this.own.pieces = this.own.pieces.map((piece) => {
      const judged = judgementOf.get(piece.id);
      return judged === undefined ? piece : { ...piece, judged, judgedAt: now };
    });
    if (this.isJudged) {
      this.own.judgedAt ??= now;
      this.decideExchange(now);
    }
    const judged = this.own.pieces.filter(({ id }) => judgementOf.has(id));
    for (const piece of judged) this.recordChange(piece);
    return judged;
  }

  /** @throws ReturnNotInState, PiecesNotJudged */
  settle(amount: Money, now: Date): void {
    this.assertIn('arrived');
    if (!this.isJudged) throw new PiecesNotJudged();
    Object.assign(this.own, { state: 'settled', settledAt: now, amount });
    const { id, orderId } = this.own;
    this.announce(new ReturnSettled(id, orderId, now.toISOString(), amount.cents, this.refused.length));
  }

  /** The provider has given its money back. */
  recordRefund(now: Date): void {
    this.announce(new ReturnRefunded(this.id, this.own.orderId, now.toISOString()));
  }

  /** Nothing may be judged yet. @throws ReturnNotInState */
  cancel(by: Canceller, now: Date): void {
    if (this.own.state === 'cancelled') return;
    this.assertIn('declared', 'posted', 'arrived');
    if (this.own.pieces.some(({ judged }) => judged !== null)) throw new ReturnNotInState('judged');
    this.endAs('cancelled', now);
    this.announce(new ReturnCancelled(this.id, this.own.orderId, now.toISOString(), by));
  }

  /** Nothing arrived in time. */
  lapse(now: Date): void {
    if (!this.isAwaited) return;
    this.endAs('lapsed', now);
    this.announce(new ReturnLapsed(this.id, this.own.orderId, now.toISOString()));
  }

  /** Its parcel took too long: what it was exchanged for is on sale again. @param amount goes back for it now, if it arrives */
  endExchange(amount: Money, now: Date): void {
    if (!this.awaitsExchange) return;
    this.closeExchange(now);
    this.own.amount = amount;
  }

  warn(): void {
    if (this.isAwaited) this.announce(new ReturnLapsesSoon(this.id, this.own.orderId, this.own.deadline));
  }

  private endAs(state: 'cancelled' | 'lapsed', endedAt: Date): void {
    Object.assign(this.own, { state, endedAt });
    if (this.awaitsExchange) this.closeExchange(endedAt);
  }

  /** At least one of the pieces that are exchanged must be accepted. */
  private decideExchange(now: Date): void {
    if (!this.awaitsExchange) return;
    if (this.accepted.some((piece) => this.isExchanged(piece))) this.changeExchange({ releasedAt: now });
    else this.closeExchange(now);
  }

  private closeExchange(endedAt: Date): void {
    this.changeExchange({ endedAt });
  }

  private changeExchange(change: Partial<ReturnExchange>): void {
    const { exchange } = this.own;
    if (exchange) this.own.exchange = { ...exchange, ...change };
  }

  private isNews({ pieceId, judged }: JudgedPiece): boolean {
    const piece = this.own.pieces.find(({ id }) => id === pieceId);
    if (!piece) throw new NoSuchPiece();
    if (piece.judged !== null && piece.judged !== judged) throw new PieceJudgedOtherwise();
    return piece.judged === null;
  }

  private assertIn(...states: ReturnState[]): void {
    if (!states.includes(this.own.state)) throw new ReturnNotInState(this.own.state);
  }
}

const isHere = ({ judged }: ReturnPiece): boolean => judged === 'sellable' || judged === 'damaged';

/** Adds up pieces by their variants. */
export function counted(pieces: readonly { variantId: string }[]): Pieces[] {
  const counts = new Map<string, number>();
  for (const { variantId } of pieces) counts.set(variantId, (counts.get(variantId) ?? 0) + 1);
  return [...counts].map(([variantId, quantity]) => ({ variantId, quantity }));
}

const keysOf = (pieces: readonly WantedPiece[]): string =>
  pieces
    .map(({ variantId, reason, wantedVariantId }) => [variantId, reason, wantedVariantId].join())
    .sort()
    .join(';');
