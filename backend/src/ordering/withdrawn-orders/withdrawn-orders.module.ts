import { Module } from '@nestjs/common';
import { onEvent } from '../../platform/jobs/handlers';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { CancelPieces } from '../cancellations/application/cancel-pieces';
import { CancellationsModule } from '../cancellations/cancellations.module';
import { WithdrawalAssigned, WithdrawalReceived } from '../ordering.events';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { DeclareReturn } from '../returns/application/declare-return';
import { OrderReturnsModule } from '../returns/order-returns.module';
import { WithdrawalRepository } from '../withdrawals/application/ports';
import { WithdrawalsModule } from '../withdrawals/withdrawals.module';
import { WithdrawOrder } from './application/withdraw-order';

/** A withdrawal whose order is known ends that order's contract. */
@Module({
  imports: [CancellationsModule, OrderReturnsModule, OrdersModule, WithdrawalsModule],
  providers: [
    provide(
      WithdrawOrder,
      WithdrawalRepository,
      OrderRepository,
      CancelPieces,
      DeclareReturn,
      UnitOfWork,
      Clock,
    ),
    onEvent(
      WithdrawalReceived,
      'ordering:withdraw-matched-order',
      WithdrawOrder,
      async (withdraw, { withdrawalId, orderId }) => {
        if (orderId !== null) await withdraw.execute({ withdrawalId, orderId });
      },
    ),
    onEvent(WithdrawalAssigned, 'ordering:withdraw-assigned-order', WithdrawOrder, (withdraw, event) =>
      withdraw.execute(event),
    ),
  ],
})
export class WithdrawnOrdersModule {}
