import type { Money } from '../../../shared/money';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { OrderRepository } from '../../orders/application/ports';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
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
    private readonly refundOrder: RefundOrder,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Computes what would go back now. Changes nothing. @throws NoSuchReturn */
  async preview(returnId: string): Promise<SettlementPreview> {
    const returned = await this.returns.find(returnId);
    const order = returned && (await this.orders.find(returned.state.orderId));
    if (!order) throw new NoSuchReturn();
    return settlementOf(returned, await this.changeParcels.load(order));
  }

  /** Repeating it changes nothing. @throws NoSuchReturn, ReturnNotInState, PiecesNotJudged, ReturnHasChanged */
  execute({ returnId, seen }: SettleReturnInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const owed = await this.changeReturn.execute(returnId, 'settled', (returned, parcels, now) =>
        settle(returned, parcels, { seen, now }),
      );
      if (owed)
        await this.refundOrder.execute({
          ...{ ...owed.wanted, refundId: returnId, orderId: owed.orderId },
          ...{ reason: 'returned', isRestocked: false, seen },
        });
    });
  }
}

/** @returns the refund that is to be asked for, if there is one */
function settle(
  returned: Return,
  parcels: OrderParcels,
  { seen, now }: { seen: Seen; now: Date },
): { wanted: WantedRefund; orderId: string } | undefined {
  if (returned.state.state === 'settled') return undefined;
  const { amount, left } = settlementOf(returned, parcels);
  if (!amount.equals(seen.amount) || !left.equals(seen.left)) throw new ReturnHasChanged();
  returned.settle(amount, now);
  const wanted = wantedFor(parcels, returned.payable, returned.state);
  return wanted && !amount.isZero ? { wanted, orderId: parcels.order.id } : undefined;
}

function settlementOf(returned: Return, parcels: OrderParcels): SettlementPreview {
  const { amount, pieces, delivery, fee } = moneyFor(parcels, returned.payable, returned.state);
  return { amount, pieces, delivery, fee, left: parcels.refunds.left };
}
