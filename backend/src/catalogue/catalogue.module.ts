import { Module, type OnModuleInit } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { TypeOrmModule } from '@nestjs/typeorm';
import { diskStorage, type StorageEngine } from 'multer';
import { ServerSettings } from '../platform/config/server.settings';
import { PageHeads } from '../platform/pages/page-heads';
import { PagePictures } from '../platform/pages/page-pictures';
import { pictureSources } from './domain/picture';
import { Subscriptions } from '../platform/jobs/subscriptions';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { UnitOfWork } from '../shared/unit-of-work';
import { AdminProductsController } from './adapters/http/admin-products.controller';
import { AdminReviewsController } from './adapters/http/admin-reviews.controller';
import { BannersController } from './adapters/http/banners.controller';
import { ProductsController } from './adapters/http/products.controller';
import { ProductHead } from './adapters/http/product-head';
import { ReviewsController } from './adapters/http/reviews.controller';
import { SearchController } from './adapters/http/search.controller';
import { ChildProcessPictureEncoder } from './adapters/pictures/child-process-picture.encoder';
import { DiskPictureStore } from './adapters/pictures/disk-picture.store';
import { DraftFolder } from './adapters/pictures/draft-folder';
import { OrderConfirmedListener } from './adapters/contexts/order-confirmed.listener';
import { BannerRow } from './adapters/postgres/banners/banner.table';
import { ProductColourRow } from './adapters/postgres/product-colour.table';
import { ProductPictureRow } from './adapters/postgres/product-picture.table';
import { ProductRow } from './adapters/postgres/product.table';
import { ReviewRow } from './adapters/postgres/reviews/review.table';
import { SqlBannerQueries } from './adapters/postgres/banners/sql-banner.queries';
import { SqlPurchaseRepository } from './adapters/postgres/reviews/sql-purchase.repository';
import { SqlOffers } from './adapters/postgres/stock/sql-offers';
import { SqlPictureRepository } from './adapters/postgres/sql-picture.repository';
import { SqlListingRows } from './adapters/postgres/listing/sql-listing-rows';
import { SqlProductQueries } from './adapters/postgres/listing/sql-product.queries';
import { SqlReviewQueries } from './adapters/postgres/reviews/sql-review.queries';
import { SqlSearchDocuments } from './adapters/postgres/search/sql-search-documents';
import { SqlSearchQueries } from './adapters/postgres/search/sql-search.queries';
import { SqlFacetCounts } from './adapters/postgres/listing/sql-facet-counts';
import { SqlStock } from './adapters/postgres/stock/sql-stock';
import { TypeOrmBannerRepository } from './adapters/postgres/banners/typeorm-banner.repository';
import { TypeOrmProductRepository } from './adapters/postgres/typeorm-product.repository';
import { TypeOrmReviewRepository } from './adapters/postgres/reviews/typeorm-review.repository';
import { VariantRow } from './adapters/postgres/variant.table';
import { AddBanner } from './application/add-banner';
import { AddProduct } from './application/add-product';
import { DeleteProduct } from './application/delete-product';
import { EditBanner } from './application/edit-banner';
import { EditFlatProduct } from './application/edit-flat-product';
import { EditProduct } from './application/edit-product';
import { KeepPicture } from './application/keep-picture';
import { BannerQueries, BannerRepository } from './application/banner-ports';
import { DeleteBanner } from './application/delete-banner';
import { ReorderBanners } from './application/reorder-banners';
import { ProductQueries, ProductRepository, PurchaseRepository } from './application/ports';
import { PictureEncoder, PictureRepository, PictureStore } from './application/picture-ports';
import { HideReview } from './application/hide-review';
import { ReviewQueries, ReviewRepository } from './application/review-ports';
import { SearchQueries } from './application/search-ports';
import { WriteReview } from './application/write-review';
import { RecordPurchase } from './application/record-purchase';
import { UnusedVariants } from './application/unused-variants';
import { UploadImage } from './application/upload-image';
import { Offers } from './offers';
import { Stock } from './stock';
import { VariantReferences } from './variant-references';

const draftsIn = ({ draftsDir }: ServerSettings) => new DraftFolder(draftsDir);

/** Keeps uploads out of memory, as drafts. */
function uploadsIn(settings: ServerSettings): StorageEngine {
  const drafts = draftsIn(settings);
  return diskStorage({
    destination: drafts.folder,
    filename: (_request, _file, done) => done(null, drafts.newName()),
  });
}

@Module({
  imports: [
    TypeOrmModule.forFeature([
      ProductRow,
      VariantRow,
      ProductColourRow,
      ProductPictureRow,
      BannerRow,
      ReviewRow,
    ]),
    MulterModule.registerAsync({
      inject: [ServerSettings],
      useFactory: (settings: ServerSettings) => ({ storage: uploadsIn(settings) }),
    }),
  ],
  controllers: [
    ProductsController,
    AdminProductsController,
    BannersController,
    ReviewsController,
    SearchController,
    AdminReviewsController,
  ],
  providers: [
    provide(SqlListingRows, Database),
    provide(SqlSearchDocuments, Database),
    provide(SqlFacetCounts, Database),
    bind(
      ProductRepository,
      TypeOrmProductRepository,
      Database,
      repositoryOf(ProductRow),
      repositoryOf(VariantRow),
      repositoryOf(ProductColourRow),
      repositoryOf(ProductPictureRow),
      SqlSearchDocuments,
      SqlListingRows,
    ),
    bind(BannerRepository, TypeOrmBannerRepository, Database, repositoryOf(BannerRow)),
    bind(BannerQueries, SqlBannerQueries, Database),
    provide(VariantReferences),
    provide(UnusedVariants, Stock, VariantReferences),
    bind(ProductQueries, SqlProductQueries, Database, SqlFacetCounts, VariantReferences),
    bind(SearchQueries, SqlSearchQueries, Database),
    bind(Offers, SqlOffers, Database),
    bind(Stock, SqlStock, Database, CurrentActor, SqlListingRows),
    bind(
      ReviewRepository,
      TypeOrmReviewRepository,
      Database,
      repositoryOf(ProductRow),
      repositoryOf(ReviewRow),
      SqlListingRows,
    ),
    bind(ReviewQueries, SqlReviewQueries, Database),
    bind(PurchaseRepository, SqlPurchaseRepository, Database),
    bind(PictureRepository, SqlPictureRepository, Database),
    bind(PictureEncoder, ChildProcessPictureEncoder),
    { provide: DraftFolder, inject: [ServerSettings], useFactory: draftsIn },
    {
      provide: PictureStore,
      inject: [ServerSettings, DraftFolder],
      useFactory: ({ uploadsDir }: ServerSettings, drafts: DraftFolder) =>
        new DiskPictureStore(uploadsDir, drafts),
    },
    provide(AddProduct, ProductRepository, Stock, PictureRepository, UnitOfWork, Clock),
    provide(EditProduct, ProductRepository, Stock, UnusedVariants, PictureRepository, UnitOfWork),
    provide(EditFlatProduct, ProductRepository, Offers, Stock, PictureRepository, UnitOfWork),
    provide(DeleteProduct, ProductRepository, UnitOfWork, Clock),
    provide(KeepPicture, PictureStore, PictureRepository),
    provide(UploadImage, PictureEncoder, KeepPicture),
    provide(AddBanner, BannerRepository, PictureRepository, UnitOfWork, Clock),
    provide(EditBanner, BannerRepository, UnitOfWork),
    provide(DeleteBanner, BannerRepository, UnitOfWork),
    provide(ReorderBanners, BannerRepository, UnitOfWork),
    provide(WriteReview, ReviewRepository, UnitOfWork, Clock),
    provide(HideReview, ReviewRepository, UnitOfWork, Clock),
    provide(RecordPurchase, PurchaseRepository),
    provide(OrderConfirmedListener, RecordPurchase),
    provide(ProductHead, ProductQueries, ReviewQueries),
  ],
  exports: [Offers, Stock, VariantReferences],
})
export class CatalogueModule implements OnModuleInit {
  constructor(
    private readonly drafts: DraftFolder,
    private readonly subscriptions: Subscriptions,
    private readonly whenConfirmed: OrderConfirmedListener,
    private readonly pageHeads: PageHeads,
    private readonly productHead: ProductHead,
    private readonly pagePictures: PagePictures,
    private readonly facetCounts: SqlFacetCounts,
  ) {}

  onModuleInit(): Promise<void> {
    void this.facetCounts.countAhead();
    this.subscriptions.onEvent(this.whenConfirmed);
    this.pageHeads.under('/shop/product', (id, origin) => this.productHead.of(id, origin));
    this.pagePictures.showBy(pictureSources);
    return this.drafts.removeLeftOvers();
  }
}
