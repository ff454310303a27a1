import { Module, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditTrail } from '../audit/audit-trail';
import { AuditModule } from '../audit/audit.module';
import { ContentModule } from '../content/content.module';
import { Pictures, RemotePictures } from '../pictures/pictures';
import { PicturesModule } from '../pictures/pictures.module';
import { AsyncCurrentActor } from '../platform/actor/async-current-actor';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { actorNamed, CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { Jobs } from '../shared/jobs';
import { ProductChanges } from '../shared/product-changes';
import { UnitOfWork } from '../shared/unit-of-work';
import { AdminProductListController } from './adapters/http/admin-product-list.controller';
import { AdminProductsController } from './adapters/http/admin-products.controller';
import { AdminVariantsController } from './adapters/http/admin-variants.controller';
import { BannersController } from './adapters/http/banners.controller';
import { AdminCollectionsController } from './adapters/http/collections/admin-collections.controller';
import { CollectionsController } from './adapters/http/collections/collections.controller';
import { ProductImportsController } from './adapters/http/import/product-imports.controller';
import { MissingFactsController } from './adapters/http/missing-facts.controller';
import { PreviewController } from './adapters/http/preview/preview.controller';
import { PriceHistoryController } from './adapters/http/price-history.controller';
import { ProductExportController } from './adapters/http/product-export.controller';
import { ProductsController } from './adapters/http/products.controller';
import { PublicationController } from './adapters/http/publication/publication.controller';
import { SearchController } from './adapters/http/search.controller';
import { AdminSizesController } from './adapters/http/sizes/admin-sizes.controller';
import { SizesController } from './adapters/http/sizes/sizes.controller';
import { AdminBrandsController } from './adapters/http/taxonomy/admin-brands.controller';
import { AdminCategoriesController } from './adapters/http/taxonomy/admin-categories.controller';
import { MenuController } from './adapters/http/taxonomy/menu.controller';
import { BannerRow } from './adapters/postgres/banners/banner.table';
import { SqlBannerQueries } from './adapters/postgres/banners/sql-banner.queries';
import { TypeOrmBannerRepository } from './adapters/postgres/banners/typeorm-banner.repository';
import { CollectionRow } from './adapters/postgres/collections/collection.table';
import { SqlExportedProducts } from './adapters/postgres/import/sql-exported-products';
import { SqlImportableProducts } from './adapters/postgres/import/sql-importable-products';
import { SqlProductImportRepository } from './adapters/postgres/import/sql-product-import.repository';
import { SqlFacetCounts } from './adapters/postgres/listing/sql-facet-counts';
import { SqlProductListQueries } from './adapters/postgres/listing/sql-product-list.queries';
import { SqlProductViews } from './adapters/postgres/listing/sql-product-views';
import { SqlProductQueries } from './adapters/postgres/listing/sql-product.queries';
import { SqlPriceBooks } from './adapters/postgres/prices/sql-price-books';
import { SqlPriceHistory } from './adapters/postgres/prices/sql-price-history';
import { SqlVariantRows } from './adapters/postgres/prices/sql-variant-rows';
import { ProductColourRow } from './adapters/postgres/product-colour.table';
import { ProductPictureRow } from './adapters/postgres/product-picture.table';
import { ProductRow } from './adapters/postgres/product.table';
import { SqlSearchQueries } from './adapters/postgres/search/sql-search.queries';
import { SqlCatalogueBooks } from './adapters/postgres/sql-catalogue-books';
import { SqlRatedProducts } from './adapters/postgres/sql-rated-products';
import { SqlOffers } from './adapters/postgres/stock/sql-offers';
import { SqlSkus } from './adapters/postgres/stock/sql-skus';
import { BrandRow } from './adapters/postgres/taxonomy/brand.table';
import { CategoryRow } from './adapters/postgres/taxonomy/category.table';
import { TypeOrmProductRepository } from './adapters/postgres/typeorm-product.repository';
import { VariantRow } from './adapters/postgres/variant.table';
import { AddBanner } from './application/add-banner';
import { BannerQueries, BannerRepository } from './application/banner-ports';
import { CollectionQueries } from './application/collections/ports';
import { DeleteBanner } from './application/delete-banner';
import { EditBanner } from './application/edit-banner';
import { ExportedProducts } from './application/exported-products';
import { ApplyImport } from './application/import/apply-import';
import { CheckImport } from './application/import/check-import';
import { applyImport, ConfirmImport } from './application/import/confirm-import';
import { ForgetImports, forgetImports } from './application/import/forget-imports';
import { ImportedProducts } from './application/import/imported-products';
import { ImportableProducts, ProductImportRepository } from './application/import/ports';
import { ProductQueries } from './application/listing-ports';
import { ProductRepository } from './application/ports';
import { PriceHistory } from './application/price-history';
import { ProductListQueries } from './application/product-list';
import { ProductSlugs } from './application/product-slugs';
import { publishProduct } from './application/publication/publication-schedule';
import { PublishDueProduct } from './application/publication/publish-due-product';
import { ReorderBanners } from './application/reorder-banners';
import { SearchQueries } from './application/search-ports';
import { SizeChartRepository } from './application/sizes/ports';
import { type ProductsToRefresh, ReadModelRefresh, refreshProducts } from './refresh-products';
import { CatalogueBooks } from './catalogue-books';
import { collectionProviders } from './collections.providers';
import { factsProviders } from './facts.providers';
import { InventoryModule } from '../inventory/inventory.module';
import { Offers } from './offers';
import { PriceBooks } from './price-books';
import { ProductChangesModule } from './product-changes.module';
import { ProductViews } from './product-views';
import { productProviders } from './product.providers';
import { publicationProviders } from './publication.providers';
import { RatedProducts } from './rated-products';
import { sizesProviders } from './sizes.providers';
import { Skus } from './skus';
import { Stock } from '../inventory/stock';
import { TaxonomyQueries } from './taxonomy-queries';
import { taxonomyProviders } from './taxonomy.providers';
import { VariantReferences } from './variant-references';
import { Weights } from './weights';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ProductRow,
      VariantRow,
      ProductColourRow,
      ProductPictureRow,
      BannerRow,
      BrandRow,
      CategoryRow,
      CollectionRow,
    ]),
    InventoryModule,
    ProductChangesModule,
    PicturesModule,
    ContentModule,
    AuditModule,
  ],
  controllers: [
    ProductsController,
    AdminProductListController,
    AdminProductsController,
    ProductExportController,
    ProductImportsController,
    AdminVariantsController,
    PublicationController,
    PreviewController,
    PriceHistoryController,
    MissingFactsController,
    BannersController,
    SearchController,
    MenuController,
    SizesController,
    AdminSizesController,
    AdminBrandsController,
    AdminCategoriesController,
    CollectionsController,
    AdminCollectionsController,
  ],
  providers: [
    provide(SqlFacetCounts, Database),
    provide(SqlVariantRows, Database, CurrentActor),
    bind(
      ProductRepository,
      TypeOrmProductRepository,
      Database,
      repositoryOf(ProductRow),
      repositoryOf(VariantRow),
      repositoryOf(ProductColourRow),
      repositoryOf(ProductPictureRow),
      SqlVariantRows,
      ProductChanges,
      SizeChartRepository,
    ),
    bind(BannerRepository, TypeOrmBannerRepository, Database, repositoryOf(BannerRow)),
    bind(BannerQueries, SqlBannerQueries, Database),
    bind(ProductQueries, SqlProductQueries, Database, SqlFacetCounts),
    bind(ProductViews, SqlProductViews, Database, VariantReferences),
    bind(PriceHistory, SqlPriceHistory, Database),
    bind(ProductListQueries, SqlProductListQueries, Database),
    bind(SearchQueries, SqlSearchQueries, Database),
    bind(Offers, SqlOffers, Database),
    bind(Skus, SqlSkus, Database),
    ...factsProviders,
    bind(PriceBooks, SqlPriceBooks, Database),
    bind(CatalogueBooks, SqlCatalogueBooks, Database),
    bind(RatedProducts, SqlRatedProducts, Database),
    bind(ProductImportRepository, SqlProductImportRepository, Database),
    bind(ImportableProducts, SqlImportableProducts, Database, ProductRepository, SizeChartRepository),
    bind(ExportedProducts, SqlExportedProducts, Database, ProductListQueries),
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
    provide(ApplyImport, ProductImportRepository, ImportedProducts, RemotePictures, UnitOfWork, Clock),
    provide(AddBanner, BannerRepository, Pictures, AuditTrail, UnitOfWork, Clock),
    provide(EditBanner, BannerRepository, AuditTrail, UnitOfWork),
    provide(DeleteBanner, BannerRepository, AuditTrail, UnitOfWork),
    provide(ReorderBanners, BannerRepository, AuditTrail, UnitOfWork),
    ...taxonomyProviders,
    ...sizesProviders,
    ...collectionProviders,
    ...productProviders,
    ...publicationProviders,
  ],
  exports: [
    CollectionQueries,
    ProductQueries,
    RatedProducts,
    TaxonomyQueries,
    Offers,
    PriceBooks,
    CatalogueBooks,
    Skus,
    Weights,
  ],
})
export class CatalogueModule implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: Subscriptions,
    private readonly facetCounts: SqlFacetCounts,
    private readonly applyImport: ApplyImport,
    private readonly forgetImports: ForgetImports,
    private readonly readModelRefresh: ReadModelRefresh,
    private readonly publishDueProduct: PublishDueProduct,
    private readonly actor: AsyncCurrentActor,
  ) {}

  onModuleInit(): void {
    void this.facetCounts.warmUp();
    this.subscriptions.onJob(applyImport, ({ importId, actor }) =>
      this.actor.run(
        () => actorNamed(actor),
        () => this.applyImport.execute({ importId }),
      ),
    );
    this.subscriptions.onJob(refreshProducts, (products) =>
      this.readModelRefresh.refresh(products as ProductsToRefresh),
    );
    this.subscriptions.onJob(publishProduct, (payload) => this.publishDueProduct.execute(payload));
    this.subscriptions.onJob(forgetImports, () => this.forgetImports.execute());
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.forgetImports.begin();
  }
}
