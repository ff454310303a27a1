import type { OnModuleInit } from '@nestjs/common';
import type { PageHeads } from '../../../../platform/pages/page-heads';
import type { ListingHead } from './listing-head';
import type { ProductHead } from './product-head';

export class CatalogueHeads implements OnModuleInit {
  constructor(
    private readonly pageHeads: PageHeads,
    private readonly product: ProductHead,
    private readonly listing: ListingHead,
  ) {}

  onModuleInit(): void {
    for (const path of ['/', '/shop/home'])
      this.pageHeads.at(path, (_, origin) => Promise.resolve(this.listing.home(origin)));
    this.pageHeads.at('/shop/listing', (search, origin) => this.listing.ofCategory(search, origin));
    this.pageHeads.under('/shop/collection', (slug, origin) => this.listing.ofCollection(slug, origin));
    this.pageHeads.under('/shop/product', (id, origin) => this.product.of(id, origin));
  }
}
