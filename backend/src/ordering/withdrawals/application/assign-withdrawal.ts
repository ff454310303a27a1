import type { AuditTrail } from '../../../audit/audit-trail';
import type { Clock } from '../../../shared/time/clock';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { NumberedOrders } from '../../orders/application/ports';
import type { RefundAllowance } from '../../refunds/application/ports';
import { orderNumberOf } from '../../orders/domain/order-number';
import { typedNumberOf } from '../../orders/domain/typed-number';
import { NoOrderOfThisNumber, NoSuchWithdrawal } from '../domain/withdrawal.errors';
import type { WithdrawalRepository } from './ports';
import { labelOf } from './withdrawal-label';

interface AssignWithdrawalInput {
  withdrawalId: string;
  /** The number as an admin types it. */
  orderNumber: string;
}

/** An admin finds out which order a withdrawal is about. */
export class AssignWithdrawal {
  constructor(
    private readonly withdrawals: WithdrawalRepository,
    private readonly numbers: NumberedOrders,
    private readonly allowance: RefundAllowance,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws NoOrderOfThisNumber, NoSuchWithdrawal, RefundBeyondRole */
  execute({ withdrawalId, orderNumber }: AssignWithdrawalInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const number = typedNumberOf(orderNumber);
      const [orderId] = number === undefined ? [] : await this.numbers.idsOf([number]);
      if (number === undefined || orderId === undefined) throw new NoOrderOfThisNumber();
      const withdrawal = await this.withdrawals.findForChange(withdrawalId);
      if (!withdrawal) throw new NoSuchWithdrawal();
      // A job gives back what the order cost, as far as it was not sent.
      await this.allowance.assertAllowed('any');
      const before = withdrawal.state.orderId;
      withdrawal.assign(orderId, this.clock.now());
      await this.withdrawals.save(withdrawal);
      await this.audit.record({
        subject: 'withdrawal',
        subjectId: withdrawalId,
        label: labelOf(withdrawal),
        action: 'assigned',
        before: { order: await this.nameOf(before) },
        after: { order: orderNumberOf(number) },
      });
    });
  }

  private async nameOf(orderId: string | null): Promise<string | null> {
    const number = orderId === null ? undefined : (await this.numbers.numbersOf([orderId])).get(orderId);
    return number === undefined ? null : orderNumberOf(number);
  }
}
