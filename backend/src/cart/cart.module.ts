import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { Offers } from '../catalogue/offers';
import { IdentityModule } from '../identity/identity.module';
import { Visits } from '../identity/visits';
import { onJob } from '../platform/jobs/handlers';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessCartFacade } from './adapters/contexts/in-process-cart.facade';
import { AdminCartsController } from './adapters/http/admin-carts.controller';
import { CartController } from './adapters/http/cart.controller';
import { SqlCartAdditions } from './adapters/postgres/sql-cart-additions';
import { SqlCartFigures } from './adapters/postgres/sql-cart-figures';
import { AddToCart } from './application/add-to-cart';
import { ChangeQuantity } from './application/change-quantity';
import { ExchangeVariant } from './application/exchange-variant';
import { ForgetAdditions, forgetAdditions } from './application/forget-additions';
import { CartAdditions, CartQueries, CartRepository } from './application/ports';
import { RefreshCart } from './application/refresh-cart';
import { RemoveFromCart } from './application/remove-from-cart';
import { CartFigures } from './cart-figures';
import { CartFacade } from './cart.facade';
import { StoredCartsModule } from './stored-carts.module';
import { VariantReferencesModule } from './variant-references.module';
import { VisitorCartsModule } from './visitor-carts.module';

@Module({
  imports: [CatalogueModule, IdentityModule, StoredCartsModule, VariantReferencesModule, VisitorCartsModule],
  controllers: [CartController, AdminCartsController],
  providers: [
    bind(CartFigures, SqlCartFigures, Database),
    bind(CartAdditions, SqlCartAdditions, Database),
    bind(CartFacade, InProcessCartFacade, CartRepository, CartQueries, RefreshCart),
    provide(AddToCart, CartRepository, CartQueries, Offers, Visits, UnitOfWork),
    provide(ChangeQuantity, CartRepository, CartQueries, UnitOfWork),
    provide(ExchangeVariant, CartRepository, CartQueries, UnitOfWork),
    provide(RemoveFromCart, CartRepository, CartQueries, UnitOfWork),
    provide(ForgetAdditions, CartAdditions, Jobs, UnitOfWork, Clock),
    onJob(forgetAdditions, ForgetAdditions),
    provide(RefreshCart, CartQueries, CartRepository, UnitOfWork),
  ],
  exports: [CartFacade, CartFigures],
})
export class CartModule implements OnApplicationBootstrap {
  constructor(private readonly forgetAdditions: ForgetAdditions) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetAdditions.begin();
  }
}
