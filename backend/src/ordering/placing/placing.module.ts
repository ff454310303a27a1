import { LinksModule } from '../links/links.module';
import { Module } from '@nestjs/common';
import { CartFacade } from '../../cart/cart.facade';
import { CartModule } from '../../cart/cart.module';
import { CatalogueModule } from '../../catalogue/catalogue.module';
import { Skus } from '../../catalogue/offers';
import { Weights } from '../../catalogue/weights';
import { ContentModule } from '../../content/content.module';
import { LegalPages } from '../../content/legal-pages';
import { ShopCountry } from '../../content/shop-country';
import { ShopName } from '../../content/shop-name';
import { DeliveryFacade } from '../../delivery/delivery.facade';
import { DeliveryModule } from '../../delivery/delivery.module';
import { IdentityFacade } from '../../identity/identity.facade';
import { IdentityModule } from '../../identity/identity.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { PaymentsFacade } from '../../payments/payments.facade';
import { PaymentsModule } from '../../payments/payments.module';
import { provide } from '../../platform/provide';
import { Clock } from '../../shared/time/clock';
import { UnitOfWork } from '../../shared/unit-of-work';
import { CompletionModule } from '../completion/completion.module';
import { OrderViewsModule } from '../order-views/order-views.module';
import { OrderRepository } from '../orders/application/ports';
import { OrdersModule } from '../orders/orders.module';
import { CloseFailedOpening } from '../unpaid-orders/application/close-failed-opening';
import { ReleaseUnpaidOrder } from '../unpaid-orders/application/release-unpaid-order';
import { PaymentDeadline } from '../unpaid-orders/application/payment-deadline';
import { UnpaidOrdersModule } from '../unpaid-orders/unpaid-orders.module';
import { CheckoutController } from './adapters/http/checkout.controller';
import { OrdersController } from './adapters/http/orders.controller';
import { ChooseDelivery } from './application/choose-delivery';
import { EarlierOrders } from './application/earlier-orders';
import { NewOrders } from './application/new-orders';
import { OpenAgain } from './application/open-again';
import { OpenOrder } from './application/open-order';
import { PayOrder } from './application/pay-order';
import { PlaceOrder } from './application/place-order';
import { PreviewDeliveries } from './application/preview-deliveries';

/** A cart becomes an order, and its payment is opened at the provider. */
@Module({
  imports: [
    LinksModule,
    CartModule,
    CatalogueModule,
    ContentModule,
    DeliveryModule,
    IdentityModule,
    InventoryModule,
    PaymentsModule,
    OrdersModule,
    OrderViewsModule,
    UnpaidOrdersModule,
    CompletionModule,
  ],
  controllers: [OrdersController, CheckoutController],
  providers: [
    provide(
      PlaceOrder,
      CartFacade,
      IdentityFacade,
      ChooseDelivery,
      EarlierOrders,
      NewOrders,
      OpenAgain,
      OpenOrder,
      ShopCountry,
      UnitOfWork,
    ),
    provide(ChooseDelivery, DeliveryFacade, Weights, ShopCountry),
    provide(PreviewDeliveries, CartFacade, IdentityFacade, ShopCountry, ChooseDelivery),
    provide(EarlierOrders, OrderRepository, IdentityFacade, Stock, ReleaseUnpaidOrder),
    provide(
      NewOrders,
      OrderRepository,
      CartFacade,
      Stock,
      Skus,
      LegalPages,
      PaymentsFacade,
      PaymentDeadline,
      Clock,
    ),
    provide(OpenOrder, ShopName, CloseFailedOpening),
    provide(OpenAgain, PaymentsFacade, PaymentDeadline),
    provide(PayOrder, OrderRepository, IdentityFacade, OpenAgain, OpenOrder, UnitOfWork),
  ],
  exports: [ChooseDelivery, LinksModule],
})
export class PlacingModule {}
