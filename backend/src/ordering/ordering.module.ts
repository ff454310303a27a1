import { LinksModule } from './links/links.module';
import { OrdersOfGuestsModule } from './links/orders-of-guests.module';
import { Module } from '@nestjs/common';
import { AdministrationModule } from './administration/administration.module';
import { CancellationsModule } from './cancellations/cancellations.module';
import { CompletionModule } from './completion/completion.module';
import { ExchangeHoldsModule } from './exchanges/exchange-holds.module';
import { OrderViewsModule } from './order-views/order-views.module';
import { OrderRefundsModule } from './refunds/order-refunds.module';
import { OrderReturnsModule } from './returns/order-returns.module';
import { ReturnFiguresModule } from './returns/return-figures.module';
import { ReturnedFitsModule } from './returns/returned-fits.module';
import { ParcelsModule } from './parcels/parcels.module';
import { PlacingModule } from './placing/placing.module';
import { ReturnRulesModule } from './return-rules/return-rules.module';
import { ReturnTermsModule } from './return-rules/return-terms.module';
import { ShippingModule } from './shipping/shipping.module';
import { UnpaidOrdersModule } from './unpaid-orders/unpaid-orders.module';
import { WaitingOrdersModule } from './waiting-orders/waiting-orders.module';
import { WithdrawalsModule } from './withdrawals/withdrawals.module';
import { WithdrawnOrdersModule } from './withdrawn-orders/withdrawn-orders.module';

@Module({
  imports: [
    LinksModule,
    OrdersOfGuestsModule,
    // Its routes of tracking numbers are matched before those of a parcel's id.
    ShippingModule,
    AdministrationModule,
    CancellationsModule,
    CompletionModule,
    ExchangeHoldsModule,
    OrderRefundsModule,
    OrderReturnsModule,
    OrderViewsModule,
    ParcelsModule,
    PlacingModule,
    ReturnRulesModule,
    ReturnTermsModule,
    ReturnedFitsModule,
    ReturnFiguresModule,
    UnpaidOrdersModule,
    WaitingOrdersModule,
    WithdrawalsModule,
    WithdrawnOrdersModule,
  ],
  exports: [
    LinksModule,
    OrderReturnsModule,
    OrderViewsModule,
    ReturnFiguresModule,
    WaitingOrdersModule,
    WithdrawalsModule,
  ],
})
export class OrderingModule {}
