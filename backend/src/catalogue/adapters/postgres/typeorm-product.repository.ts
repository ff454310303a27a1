import sql from 'sql-template-tag';
import { In, IsNull, MoreThanOrEqual, Not, type Repository } from 'typeorm';
import { Money } from '../../../shared/money';
import type { Database } from '../../../platform/postgres/database';
import { ProductRepository } from '../../application/ports';
import { SkuTaken } from '../../domain/catalogue.errors';
import { Product } from '../../domain/product';
import { rankOf } from '../../domain/size';
import { Variant } from '../../domain/variant';
import type { ProductColourRow } from './product-colour.table';
import type { ProductPictureRow } from './product-picture.table';
import type { ProductRow } from './product.table';
import { advisoryLocks } from './advisory-locks';
import type { SqlListingRows } from './listing/sql-listing-rows';
import type { SqlSearchDocuments } from './search/sql-search-documents';
import type { VariantRow } from './variant.table';

export class TypeOrmProductRepository extends ProductRepository {
  constructor(
    private readonly database: Database,
    private readonly products: Repository<ProductRow>,
    private readonly variants: Repository<VariantRow>,
    private readonly colours: Repository<ProductColourRow>,
    private readonly pictures: Repository<ProductPictureRow>,
    private readonly documents: SqlSearchDocuments,
    private readonly listing: SqlListingRows,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    const row = await this.database
      .repository(this.products)
      .findOne({ where: { id, deletedAt: IsNull() }, lock: { mode: 'for_no_key_update' } });
    if (!row) return undefined;
    const variants = await this.database.repository(this.variants).find({
      where: { productId: id },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const colours = await this.database
      .repository(this.colours)
      .find({ where: { productId: id }, order: { position: 'ASC' } });
    const pictures = await this.database
      .repository(this.pictures)
      .find({ where: { productId: id }, order: { position: 'ASC' } });
    return toProduct(row, variants, colours, pictures);
  }

  async save(product: Product): Promise<void> {
    const { product: row, variants, colours, pictures } = toRows(product);
    const { id } = row;
    await this.database.repository(this.products).upsert(row, ['id']);
    await this.saveVariants(id, variants);
    const names = colours.map(({ name }) => name);
    await this.database.repository(this.colours).delete({ productId: id, name: Not(In(names)) });
    await this.database.repository(this.colours).upsert(colours, ['productId', 'name']);
    const isLeftOver = { productId: id, position: MoreThanOrEqual(pictures.length) };
    await this.database.repository(this.pictures).delete(isLeftOver);
    await this.database.repository(this.pictures).upsert(pictures, ['productId', 'position']);
    this.documents.refreshBeforeCommit([id]);
    this.listing.refreshBeforeCommit([id]);
  }

  /** Two variants may swap their SKUs or sizes: the deferred unique constraints are checked at commit. */
  private async saveVariants(productId: string, variants: Omit<VariantRow, 'product'>[]): Promise<void> {
    const skus = variants.flatMap(({ sku }) => sku ?? []);
    if (skus.length > 0) await this.assertFree(skus, productId);
    await this.database
      .repository(this.variants)
      .delete({ productId, id: Not(In(variants.map(({ id }) => id))) });
    await this.database.repository(this.variants).upsert(variants, ['id']);
  }

  /** Only one transaction at a time writes SKUs: two could each wait for the other's row. */
  private async assertFree(skus: string[], productId: string): Promise<void> {
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.skus})`);
    const [taken] = await this.database.query<{ sku: string }>(
      sql`SELECT sku FROM catalogue.variants WHERE sku = ANY(${skus}::text[]) AND product_id <> ${productId} LIMIT 1`,
    );
    if (taken) throw new SkuTaken(taken.sku);
  }
}

function toProduct(
  row: ProductRow,
  variantRows: VariantRow[],
  colourRows: ProductColourRow[],
  pictureRows: ProductPictureRow[],
): Product {
  const { id, title, description, category, brand, image, version, createdAt, deletedAt } = row;
  const [first, ...others] = variantRows
    .toSorted((one, other) => one.position - other.position)
    .map(({ id: variantId, size, colour, sku, isOnSale, priceCents, salePriceCents }) =>
      Variant.restore({
        id: variantId,
        size,
        colour,
        sku,
        isOnSale,
        price: Money.ofCents(priceCents),
        salePrice: Money.ofCents(salePriceCents),
      }),
    );
  if (!first) throw new Error(`Product ${id} has no variant`);
  const colours = colourRows.map(({ name, hex, image: picture }) => ({ name, hex, image: picture }));
  const details = { title, description, category, brand, image };
  return Product.restore({
    id,
    details,
    pictures: pictureRows.map(({ image: picture, alt, colour }) => ({ image: picture, alt, colour })),
    colours,
    variants: [first, ...others],
    version,
    createdAt,
    deletedAt,
  });
}

function toRows({ state }: Product) {
  const { id, details, colours, pictures, variants, version, createdAt, deletedAt } = state;
  return {
    product: { id, ...details, version, createdAt, deletedAt },
    colours: colours.map((colour, position) => ({ productId: id, ...colour, position })),
    pictures: pictures.map((picture, position) => ({ productId: id, ...picture, position })),
    variants: variants.map(({ state: { price, salePrice, ...variant } }, position) => ({
      ...variant,
      productId: id,
      position,
      sizeRank: variant.size === null ? null : rankOf(variant.size),
      priceCents: price.cents,
      salePriceCents: salePrice.cents,
    })),
  };
}
