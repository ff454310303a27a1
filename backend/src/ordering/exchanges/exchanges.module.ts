import { Module } from '@nestjs/common';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { Offers, Skus } from '../../catalogue/offers';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { ChangeParcels } from '../parcels/application/change-parcels';
import { RefundCancellation } from '../parcels/application/refund-cancellation';
import { ParcelsModule } from '../parcels/parcels.module';
import { SqlCredits } from './adapters/postgres/sql-credits';
import { OwedForPieces } from './application/owed-for-pieces';
import { PlanExchange } from './application/plan-exchange';
import { Credits } from './application/ports';
import { Replacements } from './application/replacements';

/** Other pieces of the same product take the place of what comes back. */
@Module({
  imports: [CatalogueModule, IdentityModule, InventoryModule, OrdersModule, ParcelsModule, PaymentsModule],
  providers: [
    bind(Credits, SqlCredits, Database),
    provide(PlanExchange, Offers, Credits),
    provide(OwedForPieces, Credits, OrderRepository, ChangeParcels),
    provide(
      Replacements,
      OrderRepository,
      ChangeParcels,
      RefundCancellation,
      Stock,
      Skus,
      PaymentsFacade,
      IdentityFacade,
      Clock,
    ),
  ],
  exports: [Credits, PlanExchange, OwedForPieces, Replacements],
})
export class ExchangesModule {}
