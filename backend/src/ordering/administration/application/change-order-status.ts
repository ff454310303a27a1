import type { Stock } from '../../../inventory/stock';
import type { PaymentsFacade } from '../../../payments/payments.facade';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import type { ChosenStatus } from '../../orders/domain/order-stage';
import { OrderHasChanged } from '../../orders/domain/order.errors';
import type { ChangeParcels } from '../../parcels/application/change-parcels';
import type { GiveBack } from '../../refunds/application/give-back';

interface ChangeOrderStatusInput {
  orderId: string;
  status: ChosenStatus;
  /** When the order was changed last, as the admin saw it; undefined: whenever. */
  seen?: Date | undefined;
}

/** The admin moves an order on, and its parcels with it. Rejecting gives back the stock that has not left, and the money where there is some. */
export class ChangeOrderStatus {
  constructor(
    private readonly stock: Stock,
    private readonly payments: PaymentsFacade,
    private readonly giveBack: GiveBack,
    private readonly changeParcels: ChangeParcels,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchOrder, OrderHasChanged, OrderWasRefunded, OrderIsHeld */
  execute({ orderId, status, seen }: ChangeOrderStatusInput): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { parcels, wasPaid } = await this.changeParcels.ofOrder(
        orderId,
        'status changed',
        (parcels, now) => {
          const { updatedAt } = parcels.order.state;
          if (seen && updatedAt.getTime() !== seen.getTime()) throw new OrderHasChanged();
          const wasPaid = parcels.order.canBeSent;
          parcels.prepareFor(status, now);
          parcels.order.changeStatus(status, now);
          return { parcels, wasPaid };
        },
      );
      if (!parcels.order.isRejected) return;
      if (wasPaid) await this.giveBack.giveRest(parcels, 'rejected');
      else await this.payments.abandon(parcels.order.paymentId);
      await this.stock.release(orderId, parcels.away);
    });
  }
}
