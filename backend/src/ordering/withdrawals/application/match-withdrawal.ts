import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { NumberedOrders, OrderRepository } from '../../orders/application/ports';
import { typedNumberOf } from '../../orders/domain/typed-number';
import type { NamedOrder } from '../domain/withdrawal';
import type { WithdrawalRepository } from './ports';

interface MatchWithdrawalInput {
  withdrawalId: string;
}

/** Looks for the order that a withdrawal is about, once. The sender never hears of the result. */
export class MatchWithdrawal {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly numbers: NumberedOrders,
    private readonly orders: Pick<OrderRepository, 'find'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute({ withdrawalId }: MatchWithdrawalInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const withdrawal = await this.withdrawals.findForChange(withdrawalId);
      if (!withdrawal || withdrawal.state.matchedAt) return;
      withdrawal.match(await this.named(withdrawal.state.orderNumber), this.clock.now());
      await this.withdrawals.save(withdrawal);
    });
  }

  private async named(typed: string): Promise<NamedOrder | undefined> {
    const number = typedNumberOf(typed);
    const [orderId] = number === undefined ? [] : await this.numbers.idsOf([number]);
    const order = orderId === undefined ? undefined : await this.orders.find(orderId);
    return order && { id: order.id, email: order.state.shopperEmail };
  }
}
