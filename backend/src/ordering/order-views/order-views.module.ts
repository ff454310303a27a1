import { Module } from '@nestjs/common';
import { Database } from '../../platform/postgres/database';
import { bind } from '../../platform/provide';
import { OrderReconciliation } from '../order-reconciliation';
import { OrderFigures } from '../order-figures';
import { OrderingSettings } from '../ordering.settings';
import { OrdersModule } from '../orders/orders.module';
import { PlacedOrders } from '../placed-orders';
import { RefundedPieces } from '../refunded-pieces';
import { SentParcels } from '../sent-parcels';
import { SqlOrderReconciliation } from './adapters/postgres/sql-order-reconciliation';
import { SqlOrderFigures } from './adapters/postgres/sql-order-figures';
import { SqlOrderQueries } from './adapters/postgres/sql-order.queries';
import { SqlPlacedOrders } from './adapters/postgres/sql-placed-orders';
import { SqlRefundedPieces } from './adapters/postgres/sql-refunded-pieces';
import { SqlSentParcels } from './adapters/postgres/sql-sent-parcels';
import { SqlShippingFigures } from './adapters/postgres/sql-shipping-figures';
import { OrderQueries, ShippingFigures } from './application/ports';

/** Shoppers, admins and other contexts read orders here. */
@Module({
  imports: [OrdersModule],
  providers: [
    {
      provide: OrderQueries,
      inject: [Database, OrderingSettings],
      useFactory: (database: Database, settings: OrderingSettings) =>
        new SqlOrderQueries(database, settings.CANCEL_HOURS),
    },
    bind(OrderFigures, SqlOrderFigures, Database),
    bind(OrderReconciliation, SqlOrderReconciliation, Database),
    bind(PlacedOrders, SqlPlacedOrders, Database),
    bind(SentParcels, SqlSentParcels, Database),
    bind(ShippingFigures, SqlShippingFigures, Database),
    bind(RefundedPieces, SqlRefundedPieces, Database),
  ],
  exports: [
    OrderQueries,
    OrderReconciliation,
    OrderFigures,
    PlacedOrders,
    RefundedPieces,
    SentParcels,
    ShippingFigures,
  ],
})
export class OrderViewsModule {}
