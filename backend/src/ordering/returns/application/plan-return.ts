import type { Clock } from '../../../shared/time/clock';
import type { Day, ShopDays } from '../../../shared/time/shop-days';
import type { Money } from '../../../shared/money';
import type { PlanExchange } from '../../exchanges/application/plan-exchange';
import type { OwedForPieces } from '../../exchanges/application/owed-for-pieces';
import type { OrderedGoods, OrderLine } from '../../orders/domain/order-line';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { ChooseDelivery } from '../../placing/application/choose-delivery';
import type { ReturnRulesRepository } from '../../return-rules/application/ports';
import type { ReturnRules } from '../../return-rules/domain/return-rules';
import { OrderReturns } from '../domain/order-returns';
import { counted, type PlannedPiece } from '../domain/return';
import { PieceExcluded, ReturnWindowClosed } from '../domain/return.errors';
import { moneyFor, type ReturnMoney } from '../domain/return-plan';
import {
  isShopsFault,
  type ReturnKind,
  type ReturnPiece,
  type ReturnTerms,
  type WantedPiece,
} from '../domain/return-state';
import { isOpen, returnWindowOf } from '../domain/return-window';
import type { ReturnDeadline } from './return-deadline';

type ExcludedPiece = WantedPiece & Pick<ReturnPiece, 'exclusion'>;

export interface ReturnPlan {
  pieces: PlannedPiece[];
  /** Some of them are replaced by these goods, which are held until then; null: nothing is exchanged. */
  exchange: { goods: OrderedGoods[]; heldUntil: Day } | null;
  terms: ReturnTerms;
  money: ReturnMoney;
}

/** Plans a return by the shop's rules of today. */
export class PlanReturn {
  constructor(
    private readonly rules: ReturnRulesRepository,
    private readonly planExchange: PlanExchange,
    private readonly owed: OwedForPieces,
    private readonly chooseDelivery: ChooseDelivery,
    private readonly deadline: ReturnDeadline,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  /** A shopper wants it: the rules are kept. @throws ReturnWindowClosed, PieceExcluded, NothingToReturn, PiecesNotReturnable, PieceNotExchangeable, OutOfStock */
  async forShopper(parcels: OrderParcels, pieces: readonly WantedPiece[]): Promise<ReturnPlan> {
    const rules = await this.rules.find();
    new OrderReturns(parcels).assertReturnable(counted(pieces));
    const window = returnWindowOf(parcels, rules.state.windowDays, this.days);
    if (window.lastDay !== null && !isOpen(window, this.clock.now(), this.days))
      throw new ReturnWindowClosed();
    const planned = withExclusions(parcels, pieces, rules);
    for (const piece of planned) assertNotExcluded(piece, lineOf(parcels, piece));
    return this.plan(parcels, planned, { rules, kind: 'return' });
  }

  /** An admin decides that it comes back, whatever the rules say. @throws NothingToReturn, PiecesNotReturnable, PieceNotExchangeable, OutOfStock */
  async forShop(
    parcels: OrderParcels,
    pieces: readonly WantedPiece[],
    kind: ReturnKind,
  ): Promise<ReturnPlan> {
    new OrderReturns(parcels).assertAcceptable(counted(pieces));
    const rules = await this.rules.find();
    return this.plan(parcels, withExclusions(parcels, pieces, rules), { rules, kind });
  }

  private async plan(
    parcels: OrderParcels,
    excluded: ExcludedPiece[],
    { rules, kind }: { rules: ReturnRules; kind: ReturnKind },
  ): Promise<ReturnPlan> {
    const { wayPaidBy, fee, arrivalDays, holdDays } = rules.state;
    const { pieces, goods } = await this.planExchange.execute(parcels, excluded);
    const isExchanged = ({ wantedVariantId }: PlannedPiece) => wantedVariantId !== null;
    const owed = await this.owed.execute(parcels, pieces, isExchanged);
    const isFree = pieces.every(({ reason }) => isShopsFault(reason));
    const terms: ReturnTerms = {
      deadline: this.deadline.dayIn(arrivalDays),
      wayPaidBy: isFree ? 'shop' : wayPaidBy,
      // Who withdraws bears the direct cost of sending goods back, and nothing else.
      fee: isFree || kind === 'withdrawal' ? fee.minus(fee) : fee,
      cheapestDelivery: await this.cheapestDelivery(owed.parcels),
    };
    const { plan: _, ...money } = moneyFor(owed.parcels, owed.pieces, { ...terms, ...owed });
    const heldUntil = this.deadline.dayIn(Math.min(holdDays, arrivalDays));
    return { pieces, terms, money, exchange: goods.length > 0 ? { goods, heldUntil } : null };
  }

  /** @returns null where nothing was paid for the delivery, or nothing delivers there any more */
  private async cheapestDelivery({ order, refunds }: OrderParcels): Promise<Money | null> {
    const { address } = order.state;
    if (refunds.deliveryPaid.isZero || !address) return null;
    const offers = await this.chooseDelivery.offers(order.lines, address);
    return offers.find(({ kind }) => kind === 'delivery')?.price ?? null;
  }
}

function withExclusions(
  { order }: OrderParcels,
  pieces: readonly WantedPiece[],
  rules: ReturnRules,
): ExcludedPiece[] {
  const exclusions = rules.exclusionsOf(order.lines.map(({ productId }) => productId));
  return pieces.map((piece) => {
    const line = order.lines.find(({ variantId }) => variantId === piece.variantId);
    const found = exclusions.find(({ productId }) => productId === line?.productId);
    return { ...piece, exclusion: found?.reason ?? null };
  });
}

/** @throws PieceExcluded */
function assertNotExcluded({ exclusion, reason }: ExcludedPiece, line: OrderLine): void {
  if (exclusion === 'made-to-order' && !isShopsFault(reason)) throw new PieceExcluded(line);
}

/** Its pieces were sent, so that there is a line. */
const lineOf = ({ order }: OrderParcels, piece: WantedPiece): OrderLine =>
  order.lines.find(({ variantId }) => variantId === piece.variantId)!;
