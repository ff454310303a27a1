import type { OnModuleInit } from '@nestjs/common';
import type { PageHead, PageHeads } from './page-heads';
import type { ListingHead } from './listing-head';
import type { ProductHead } from './product-head';

/** Search engines don't list the results of other searches, but follow their links. */
const headOfSearch: PageHead = { html: '<meta name="robots" content="noindex">' };

export class CatalogueHeads implements OnModuleInit {
  constructor(
    private readonly pageHeads: PageHeads,
    private readonly product: ProductHead,
    private readonly listing: ListingHead,
  ) {}

  onModuleInit(): void {
    for (const path of ['/', '/shop/home'])
      this.pageHeads.at(path, (_, origin) => Promise.resolve(this.listing.home(origin)));
    this.pageHeads.at('/shop/search', () => Promise.resolve(headOfSearch));
    this.pageHeads.at('/shop/listing', (search, origin) => this.listing.ofCategory(search, origin));
    this.pageHeads.under('/shop/collection', (slug, origin) => this.listing.ofCollection(slug, origin));
    this.pageHeads.under('/shop/product', (id, origin) => this.product.of(id, origin));
  }
}
