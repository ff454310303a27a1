import { WrongAmountPaid } from '../../../../payments/payments.events';
import { Listener } from '../../../../shared/domain-event';
import type { RejectWronglyPaidOrder } from '../../application/reject-wrongly-paid-order';

export class WrongAmountPaidListener extends Listener<WrongAmountPaid> {
  readonly event = WrongAmountPaid;
  /** Stored with the jobs that wait. */
  readonly name = 'ordering:reject-mispaid-order';

  constructor(private readonly rejectWronglyPaidOrder: RejectWronglyPaidOrder) {
    super();
  }

  on({ orderId }: WrongAmountPaid): Promise<void> {
    return this.rejectWronglyPaidOrder.execute({ orderId });
  }
}
