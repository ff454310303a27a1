import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { CancelPieces } from '../../cancellations/application/cancel-pieces';
import type { OrderRepository } from '../../orders/application/ports';
import type { Order } from '../../orders/domain/order';
import type { OrderStage } from '../../orders/domain/order-stage';
import type { DeclareReturn } from '../../returns/application/declare-return';
import type { WithdrawalRepository } from '../../withdrawals/application/ports';

interface WithdrawOrderInput {
  withdrawalId: string;
  orderId: string;
}

/**
 * The contract of an order has ended: whatever is not sent is cancelled, and whatever was sent is to come back. Everything happens in one
 * transaction, so that a repeated event changes nothing, and a second withdrawal of the order neither.
 */
export class WithdrawOrder {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly orders: OrderRepository,
    private readonly cancelPieces: CancelPieces,
    private readonly declareReturn: DeclareReturn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Nothing can go back of an order whose payment is still open: that is left to an admin. */
  execute({ withdrawalId, orderId }: WithdrawOrderInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = await this.withdrawals.findForChange(withdrawalId);
      const order = await this.orders.findForChange(orderId);
      if (!withdrawal?.isToCarryOut(orderId) || !order || isUnpaid(order)) return;
      const outcome =
        (await this.withdrawals.outcomeOf(orderId)) ?? (await this.carryOut(orderId, withdrawal.state.at));
      withdrawal.carryOut(outcome, this.clock.now());
      await this.withdrawals.save(withdrawal);
    });
  }

  private async carryOut(orderId: string, declaredAt: Date) {
    const cancellationId = await this.cancelPieces.executeForWithdrawal(orderId);
    const returnId = await this.declareReturn.executeForWithdrawal(orderId, declaredAt);
    return { cancellationId: cancellationId ?? null, returnId: returnId ?? null };
  }
}

const unpaid: readonly OrderStage[] = ['awaiting-payment', 'awaiting-return', 'in-review'];

const isUnpaid = ({ state }: Order): boolean => unpaid.includes(state.stage);
