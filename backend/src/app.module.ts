import { type DynamicModule, Module } from '@nestjs/common';
import { AuditModule } from './audit/audit.module';
import { CartModule } from './cart/cart.module';
import { CatalogueModule } from './catalogue/catalogue.module';
import { ReviewsModule } from './reviews/reviews.module';
import { StorefrontModule } from './storefront/storefront.module';
import { ContentModule } from './content/content.module';
import { DeliveryModule } from './delivery/delivery.module';
import { IdentityModule } from './identity/identity.module';
import { MailingModule } from './mailing/mailing.module';
import { OrderingModule } from './ordering/ordering.module';
import { PaymentsModule } from './payments/payments.module';
import { PicturesModule } from './pictures/pictures.module';
import type { Environment } from './platform/config/settings';
import type { Log } from './platform/log/log';
import { PlatformModule } from './platform/platform.module';
import { ReportingModule } from './reporting/reporting.module';
import { WaitingWorkModule } from './waiting-work/waiting-work.module';
import { WaitlistModule } from './waitlist/waitlist.module';
import { WishesModule } from './wishes/wishes.module';

@Module({
  imports: [
    AuditModule,
    IdentityModule,
    PicturesModule,
    CatalogueModule,
    ReviewsModule,
    StorefrontModule,
    CartModule,
    OrderingModule,
    PaymentsModule,
    ReportingModule,
    ContentModule,
    MailingModule,
    DeliveryModule,
    WaitingWorkModule,
    WaitlistModule,
    WishesModule,
  ],
})
export class AppModule {
  static on(environment: Environment, log: Log, isConnected?: boolean): DynamicModule {
    return { module: AppModule, imports: [PlatformModule.on(environment, log, isConnected)] };
  }
}
