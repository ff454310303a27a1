import type { OnModuleInit } from '@nestjs/common';
import { maxUrls, shortPart, type SitemapPart, type Sitemaps } from './sitemaps';
import type { SitemapQueries } from '../../application/ports';
import { categoryPath, collectionPath, productPath } from './shop-paths';

export class CatalogueSitemaps implements OnModuleInit {
  constructor(
    private readonly sitemaps: Sitemaps,
    private readonly queries: SitemapQueries,
  ) {}

  onModuleInit(): void {
    this.sitemaps.add(
      'shop',
      shortPart(() => this.shopPaths()),
    );
    this.sitemaps.add('products', this.products);
  }

  private async shopPaths(): Promise<string[]> {
    const [categories, collections] = await Promise.all([
      this.queries.categories(),
      this.queries.collections(),
    ]);
    return [
      '/shop/home',
      '/shop/listing',
      ...categories.map(categoryPath),
      ...collections.map(collectionPath),
    ];
  }

  private readonly products: SitemapPart = {
    version: () => this.queries.productsVersion(),
    files: async () => Math.ceil((await this.queries.productCount()) / maxUrls),
    paths: (file) => this.productPaths((file - 1) * maxUrls),
  };

  private async *productPaths(skipped: number): AsyncGenerator<string[]> {
    for await (const slugs of this.queries.products(skipped, maxUrls))
      yield slugs.map((slug) => productPath(slug));
  }
}
