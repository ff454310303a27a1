import type { Clock } from '../../../shared/time/clock';
import type { ShopDays } from '../../../shared/time/shop-days';
import type { Money } from '../../../shared/money';
import type { OrderLine } from '../../orders/domain/order-line';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { ChooseDelivery } from '../../placing/application/choose-delivery';
import type { ReturnRulesRepository } from '../../return-rules/application/ports';
import type { ReturnRules } from '../../return-rules/domain/return-rules';
import { OrderReturns } from '../domain/order-returns';
import { counted } from '../domain/return';
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

export type PlannedPiece = WantedPiece & Pick<ReturnPiece, 'exclusion'>;

export interface ReturnPlan {
  pieces: PlannedPiece[];
  terms: ReturnTerms;
  money: ReturnMoney;
}

/** Plans a return by the shop's rules of today. */
export class PlanReturn {
  constructor(
    private readonly rules: ReturnRulesRepository,
    private readonly chooseDelivery: ChooseDelivery,
    private readonly deadline: ReturnDeadline,
    private readonly days: ShopDays,
    private readonly clock: Clock,
  ) {}

  /** A shopper wants it: the rules are kept. @throws ReturnWindowClosed, PieceExcluded, NothingToReturn, PiecesNotReturnable */
  async forShopper(parcels: OrderParcels, pieces: readonly WantedPiece[]): Promise<ReturnPlan> {
    const rules = await this.rules.find();
    new OrderReturns(parcels).assertReturnable(counted(pieces));
    const window = returnWindowOf(parcels, rules.state.windowDays, this.days);
    if (window.lastDay !== null && !isOpen(window, this.clock.now(), this.days))
      throw new ReturnWindowClosed(window.lastDay);
    const planned = withExclusions(parcels, pieces, rules);
    for (const piece of planned) assertNotExcluded(piece, lineOf(parcels, piece));
    return this.plan(parcels, planned, { rules, kind: 'return' });
  }

  /** An admin decides that it comes back, whatever the rules say. @throws NothingToReturn, PiecesNotReturnable */
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
    pieces: PlannedPiece[],
    { rules, kind }: { rules: ReturnRules; kind: ReturnKind },
  ): Promise<ReturnPlan> {
    const { wayPaidBy, fee, arrivalDays } = rules.state;
    const isFree = pieces.every(({ reason }) => isShopsFault(reason));
    const terms: ReturnTerms = {
      deadline: this.deadline.dayIn(arrivalDays),
      wayPaidBy: isFree ? 'shop' : wayPaidBy,
      // Who withdraws bears the direct cost of sending goods back, and nothing else.
      fee: isFree || kind === 'withdrawal' ? fee.minus(fee) : fee,
      cheapestDelivery: await this.cheapestDelivery(parcels),
    };
    const { plan: _, ...money } = moneyFor(parcels, counted(pieces), terms);
    return { pieces, terms, money };
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
): PlannedPiece[] {
  const exclusions = rules.exclusionsOf(order.lines.map(({ productId }) => productId));
  return pieces.map((piece) => {
    const line = order.lines.find(({ variantId }) => variantId === piece.variantId);
    const found = exclusions.find(({ productId }) => productId === line?.productId);
    return { ...piece, exclusion: found?.reason ?? null };
  });
}

/** @throws PieceExcluded */
function assertNotExcluded({ exclusion, reason }: PlannedPiece, line: OrderLine): void {
  if (exclusion === 'made-to-order' && !isShopsFault(reason)) throw new PieceExcluded(line);
}

/** Its pieces were sent, so that there is a line. */
const lineOf = ({ order }: OrderParcels, piece: WantedPiece): OrderLine =>
  order.lines.find(({ variantId }) => variantId === piece.variantId)!;
