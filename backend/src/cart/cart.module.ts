import { Module, type OnApplicationBootstrap } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueModule } from '../catalogue/catalogue.module';
import { Offers } from '../catalogue/offers';
import { onJob } from '../platform/jobs/handlers';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/time/clock';
import { Jobs } from '../shared/jobs';
import { UnitOfWork } from '../shared/unit-of-work';
import { InProcessCartFacade } from './adapters/contexts/in-process-cart.facade';
import { AdminCartsController } from './adapters/http/admin-carts.controller';
import { CartController } from './adapters/http/cart.controller';
import { CartLineRow } from './adapters/postgres/cart-line.table';
import { CartRow } from './adapters/postgres/cart.table';
import { SqlCartAdditions } from './adapters/postgres/sql-cart-additions';
import { SqlCartFigures } from './adapters/postgres/sql-cart-figures';
import { SqlCartQueries } from './adapters/postgres/sql-cart.queries';
import { TypeOrmCartRepository } from './adapters/postgres/typeorm-cart.repository';
import { AddToCart } from './application/add-to-cart';
import { ChangeQuantity } from './application/change-quantity';
import { ExchangeVariant } from './application/exchange-variant';
import { ForgetAdditions, forgetAdditions } from './application/forget-additions';
import { CartAdditions, CartQueries, CartRepository } from './application/ports';
import { RefreshCart } from './application/refresh-cart';
import { RemoveFromCart } from './application/remove-from-cart';
import { CartFigures } from './cart-figures';
import { CartFacade } from './cart.facade';
import { VariantReferencesModule } from './variant-references.module';

@Module({
  imports: [CatalogueModule, VariantReferencesModule, TypeOrmModule.forFeature([CartRow, CartLineRow])],
  controllers: [CartController, AdminCartsController],
  providers: [
    bind(CartRepository, TypeOrmCartRepository, Database, repositoryOf(CartRow), repositoryOf(CartLineRow)),
    bind(CartQueries, SqlCartQueries, Database),
    bind(CartFigures, SqlCartFigures, Database),
    bind(CartAdditions, SqlCartAdditions, Database),
    bind(CartFacade, InProcessCartFacade, CartRepository, CartQueries, RefreshCart),
    provide(AddToCart, CartRepository, CartQueries, Offers, UnitOfWork),
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
