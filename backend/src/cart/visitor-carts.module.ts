import { Global, Module } from '@nestjs/common';
import { VisitorCarts } from '../identity/visitor-carts';
import { InventoryModule } from '../inventory/inventory.module';
import { Stock } from '../inventory/stock';
import { bind, provide } from '../platform/provide';
import { CartVisitorCarts } from './adapters/contexts/cart-visitor-carts';
import { MergeCarts } from './application/merge-carts';
import { CartQueries, CartRepository } from './application/ports';
import { StoredCartsModule } from './stored-carts.module';

/** Global, because identity, which merges carts at sign-in, does not import the cart. */
@Global()
@Module({
  imports: [StoredCartsModule, InventoryModule],
  providers: [
    provide(MergeCarts, CartRepository, CartQueries, Stock),
    bind(VisitorCarts, CartVisitorCarts, MergeCarts, CartRepository),
  ],
  exports: [VisitorCarts],
})
export class VisitorCartsModule {}
