import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { AuditTrail } from '../../audit/audit-trail';
import { AuditModule } from '../../audit/audit.module';
import { InventoryModule } from '../../inventory/inventory.module';
import { Stock } from '../../inventory/stock';
import { Pictures, RemotePictures } from '../../pictures/pictures';
import { PicturesModule } from '../../pictures/pictures.module';
import { AsyncCurrentActor } from '../../platform/actor/async-current-actor';
import { onJob } from '../../platform/jobs/handlers';
import { Subscriptions } from '../../platform/jobs/subscriptions';
import { Database } from '../../platform/postgres/database';
import { bind, provide } from '../../platform/provide';
import { actorNamed, CurrentActor } from '../../shared/actor';
import { Clock } from '../../shared/time/clock';
import { Jobs } from '../../shared/jobs';
import { UnitOfWork } from '../../shared/unit-of-work';
import { ProductImportsController } from './adapters/http/product-imports.controller';
import { SqlImportableProducts } from './adapters/postgres/sql-importable-products';
import { SqlProductImportRepository } from './adapters/postgres/sql-product-import.repository';
import { ApplyImport } from './application/apply-import';
import { CheckImport } from './application/check-import';
import { applyImport, ConfirmImport } from './application/confirm-import';
import { ForgetImports, forgetImports } from './application/forget-imports';
import { ImportedProducts } from './application/imported-products';
import { ImportableProducts, ProductImportRepository } from './application/ports';
import { ProductRepository } from '../products/application/ports';
import { ProductSlugs } from '../products/application/product-slugs';
import { SizeChartRepository } from '../sizes/application/ports';
import { ProductsModule } from '../products/products.module';
import { SizesModule } from '../sizes/sizes.module';
import { TaxonomyQueries } from '../taxonomy-queries';
import { TaxonomyModule } from '../taxonomy/taxonomy.module';

/** Products from a CSV file: checked, confirmed, then applied by a job. */
@Module({
  imports: [AuditModule, InventoryModule, PicturesModule, ProductsModule, SizesModule, TaxonomyModule],
  controllers: [ProductImportsController],
  providers: [
    bind(ProductImportRepository, SqlProductImportRepository, Database),
    bind(ImportableProducts, SqlImportableProducts, Database, ProductRepository, SizeChartRepository),
    provide(
      CheckImport,
      ProductImportRepository,
      ImportableProducts,
      Pictures,
      TaxonomyQueries,
      SizeChartRepository,
      CurrentActor,
      Clock,
    ),
    provide(ConfirmImport, ProductImportRepository, Jobs, CurrentActor, UnitOfWork),
    provide(ImportedProducts, ProductRepository, ProductSlugs, SizeChartRepository, Stock, AuditTrail, Clock),
    provide(ForgetImports, ProductImportRepository, Jobs, UnitOfWork, Clock),
    onJob(forgetImports, ForgetImports),
    provide(ApplyImport, ProductImportRepository, ImportedProducts, RemotePictures, UnitOfWork, Clock),
  ],
})
export class ImportModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly applyImport: ApplyImport,
    private readonly forgetImports: ForgetImports,
    private readonly actor: AsyncCurrentActor,
  ) {}

  onModuleInit(): void {
    this.subscriptions.onJob(applyImport, ({ importId, actor }) =>
      this.actor.run(
        () => actorNamed(actor),
        () => this.applyImport.execute({ importId }),
      ),
    );
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetImports.begin();
  }
}
