import type { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { OwedForPieces, OwedPieces } from '../../exchanges/application/owed-for-pieces';
import type { OrderParcels } from '../../parcels/domain/order-parcels';
import type { RefundOrder } from '../../refunds/application/refund-order';
import type { WantedRefund } from '../../refunds/domain/refund-plan';
import type { Return } from '../domain/return';
import { NoSuchReturn, ReturnHasChanged } from '../domain/return.errors';
import { moneyFor, type ReturnMoney, wantedFor } from '../domain/return-plan';
import type { ChangeReturn } from './change-return';
import type { ReturnRepository } from './ports';

/** The admin saw this amount, and that this was left of the payment before it. */
interface Seen {
  amount: Money;
  left: Money;
}

interface SettleReturnInput {
  returnId: string;
  seen: Seen;
}

export interface SettlementPreview extends ReturnMoney {
  left: Money;
}

/** The money that is owed for the judged pieces goes back, by the same call as any refund. */
export class SettleReturn {
  constructor(
    private readonly returns: ReturnRepository,
    private readonly orders: OrderRepository,
    private readonly changeParcels: ChangeParcels,
    private readonly changeReturn: ChangeReturn,
    private readonly owed: OwedForPieces,
    private readonly refundOrder: RefundOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Computes what would go back now. Changes nothing. @throws NoSuchReturn */
  async preview(returnId: string): Promise<SettlementPreview> {
    const returned = await this.returns.find(returnId);
    const order = returned && (await this.orders.find(returned.state.orderId));
    if (!order) throw new NoSuchReturn();
    const owed = await this.owedFor(returned, await this.changeParcels.load(order));
    return settlementOf(returned, owed);
  }

  /** Repeating it changes nothing. @throws NoSuchReturn, ReturnNotInState, PiecesNotJudged, ReturnHasChanged */
  execute({ returnId, seen }: SettleReturnInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const refund = await this.changeReturn.execute(returnId, 'settled', async (returned, parcels, now) =>
        settle(returned, await this.owedFor(returned, parcels), { seen, now }),
      );
      if (refund)
        await this.refundOrder.execute({
          ...{ ...refund.wanted, refundId: returnId, orderId: refund.orderId },
          ...{ reason: 'returned', isRestocked: false, seen },
        });
    });
  }

  private owedFor(returned: Return, parcels: OrderParcels): Promise<OwedPieces> {
    return this.owed.execute(parcels, returned.accepted, (piece) => returned.isExchanged(piece));
  }
}

/** @returns the refund that is to be asked for, if there is one */
function settle(
  returned: Return,
  owed: OwedPieces,
  { seen, now }: { seen: Seen; now: Date },
): { wanted: WantedRefund; orderId: string } | undefined {
  if (returned.state.state === 'settled') return undefined;
  const { amount, left } = settlementOf(returned, owed);
  if (!amount.equals(seen.amount) || !left.equals(seen.left)) throw new ReturnHasChanged();
  returned.settle(amount, now);
  const wanted = wantedFor(owed.parcels, owed.pieces, { ...returned.state, ...owed });
  return wanted && !amount.isZero ? { wanted, orderId: owed.parcels.order.id } : undefined;
}

function settlementOf(returned: Return, owed: OwedPieces): SettlementPreview {
  const { plan: _, ...money } = moneyFor(owed.parcels, owed.pieces, { ...returned.state, ...owed });
  return { ...money, left: owed.parcels.refunds.left };
}
