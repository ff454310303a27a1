import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { Pictures } from '../pictures/pictures';
import { Database } from '../platform/postgres/database';
import { bind, provide } from '../platform/provide';
import { Clock } from '../shared/clock';
import { ProductChanges } from '../shared/product-changes';
import { UnitOfWork } from '../shared/unit-of-work';
import { SqlProductSlugs } from './adapters/postgres/sql-product-slugs';
import { AddProduct } from './application/add-product';
import { DeleteProduct } from './application/delete-product';
import { EditFlatProduct } from './application/edit-flat-product';
import { EditProduct } from './application/edit-product';
import { EditVariants } from './application/edit-variants';
import { ProductRepository } from './application/ports';
import { ProductSlugs } from './application/product-slugs';
import { SizeChartRepository } from './application/sizes/ports';
import { UnusedVariants } from './application/unused-variants';
import { Stock } from '../inventory/stock';
import { VariantReferences } from './variant-references';

/** The part of the catalogue's module that changes products. */
export const productProviders: Provider[] = [
  provide(UnusedVariants, Stock, VariantReferences),
  bind(ProductSlugs, SqlProductSlugs, Database, ProductChanges),
  provide(
    AddProduct,
    ProductRepository,
    ProductSlugs,
    SizeChartRepository,
    Stock,
    Pictures,
    AuditTrail,
    UnitOfWork,
    Clock,
  ),
  provide(
    EditProduct,
    ProductRepository,
    ProductSlugs,
    Stock,
    UnusedVariants,
    Pictures,
    AuditTrail,
    UnitOfWork,
  ),
  provide(EditFlatProduct, ProductRepository, ProductSlugs, Stock, Pictures, AuditTrail, UnitOfWork),
  provide(EditVariants, ProductRepository, Stock, AuditTrail, UnitOfWork),
  provide(DeleteProduct, ProductRepository, AuditTrail, UnitOfWork, Clock),
];
