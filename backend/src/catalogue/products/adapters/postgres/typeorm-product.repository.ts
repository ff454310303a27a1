import sql, { type Sql } from 'sql-template-tag';
import { In, IsNull, QueryFailedError, type Repository } from 'typeorm';
import type { Database } from '../../../../platform/postgres/database';
import { Money } from '../../../../shared/money';
import type { ProductChanges } from '../../../../shared/product-changes';
import { ProductRepository } from '../../application/ports';
import type { SizeChartRepository } from '../../../sizes/application/ports';
import { duplicatesIn } from '../../domain/assortment';
import { GtinTaken, SkuTaken } from '../../domain/product.errors';
import { noFacts } from '../../../facts/domain/product-facts';
import { Product, type ProductState } from '../../domain/product';
import { UnknownBrand, UnknownCategory } from '../../../taxonomy/domain/taxonomy.errors';
import { Variant } from '../../domain/variant';
import { advisoryLocks } from '../../../../platform/postgres/locks/advisory-locks';
import { saveSlugs } from './slugs-of-products';
import type { SavedVariant, SqlVariantRows } from './sql-variant-rows';
import type { ProductColourRow } from './product-colour.table';
import type { ProductPictureRow } from './product-picture.table';
import type { ProductRow } from './product.table';
import type { VariantRow } from './variant.table';

export class TypeOrmProductRepository extends ProductRepository {
  constructor(
    private readonly database: Database,
    private readonly products: Repository<ProductRow>,
    private readonly variants: Repository<VariantRow>,
    private readonly colours: Repository<ProductColourRow>,
    private readonly pictures: Repository<ProductPictureRow>,
    private readonly variantRows: SqlVariantRows,
    private readonly changes: ProductChanges,
    private readonly charts: SizeChartRepository,
  ) {
    super();
  }

  async findForChange(id: string): Promise<Product | undefined> {
    const [product] = await this.load([id], forChange);
    return product;
  }

  findAllForChange(ids: string[]): Promise<Product[]> {
    return this.load(ids, forChange);
  }

  findAll(ids: string[]): Promise<Product[]> {
    return this.load(ids);
  }

  async findOwnersForChange(variantIds: string[]): Promise<Product[]> {
    const owners = await this.database.query<{ id: string }>(
      sql`SELECT DISTINCT product_id AS id FROM catalogue.variants WHERE id = ANY(${variantIds}::uuid[])`,
    );
    return this.load(
      owners.map(({ id }) => id),
      forChange,
    );
  }

  /** Locks all products before the first variant: an order locks variants of many products by their ids, too. */
  private async load(ids: string[], locking?: typeof forChange): Promise<Product[]> {
    const chart = await (locking ? this.charts.findForUse() : this.charts.find());
    const rows = await this.database
      .repository(this.products)
      .find({ where: { id: In(ids), deletedAt: IsNull() }, order: { id: 'ASC' }, ...locking });
    if (rows.length === 0) return [];
    const productId = In(rows.map(({ id }) => id));
    const variants = await this.database
      .repository(this.variants)
      .find({ where: { productId }, order: { id: 'ASC' }, ...locking });
    const colours = await this.database
      .repository(this.colours)
      .find({ where: { productId }, order: { position: 'ASC' } });
    const pictures = await this.database
      .repository(this.pictures)
      .find({ where: { productId }, order: { position: 'ASC' } });
    const [variantsOf, coloursOf, picturesOf] = [
      byProduct(variants),
      byProduct(colours),
      byProduct(pictures),
    ];
    return rows.map((row) => {
      const state = stateOf(row, variantsOf(row.id), coloursOf(row.id), picturesOf(row.id));
      return Product.restore(state, chart);
    });
  }

  async msUntilPublication(id: string): Promise<number | undefined> {
    const [row] = await this.database.query<{ ms: number }>(sql`
      SELECT ceil(extract(epoch FROM publish_at - now()) * 1000)::float8 AS ms
        FROM catalogue.products WHERE id = ${id} AND publish_at IS NOT NULL AND deleted_at IS NULL`);
    return row?.ms;
  }

  async saveAll(products: Product[]): Promise<void> {
    const rows = products.map(toRows);
    const ids = rows.map(({ product }) => product.id);
    const variants = rows.flatMap((row) => row.variants);
    const colours = rows.flatMap((row) => row.colours);
    const pictures = rows.flatMap((row) => row.pictures);
    await this.saveProducts(rows.map(({ product }) => product));
    await saveSlugs(
      this.database,
      rows.map(({ product }) => product),
    );
    await this.saveVariants(ids, variants);
    await this.database.query(deleteOtherColours(ids, colours));
    await this.database.repository(this.colours).upsert(colours, ['productId', 'name']);
    await this.database.query(deleteOtherPictures(ids, pictures));
    await this.database.repository(this.pictures).upsert(pictures, ['productId', 'position']);
    this.changes.changed(ids);
  }

  /** @throws UnknownBrand, UnknownCategory */
  private async saveProducts(products: Omit<ProductRow, 'variants'>[]): Promise<void> {
    try {
      await this.database.repository(this.products).upsert(products, ['id']);
    } catch (error) {
      throw refusalOfReference(error) ?? error;
    }
  }

  /** Two variants may swap their SKUs, GTINs or sizes: the deferred unique constraints are checked at commit. */
  private async saveVariants(productIds: string[], variants: SavedVariant[]): Promise<void> {
    await this.assertFree(variants, productIds);
    const ids = variants.map(({ id }) => id);
    await this.database.query(sql`
      DELETE FROM catalogue.variants WHERE product_id = ANY(${productIds}::uuid[]) AND id <> ALL(${ids}::uuid[])`);
    await this.variantRows.save(variants);
  }

  /** Only one transaction at a time writes SKUs and GTINs: two could each wait for the other's row. */
  private async assertFree(variants: SavedVariant[], productIds: string[]): Promise<void> {
    const skus = variants.flatMap(({ sku }) => sku ?? []);
    const gtins = variants.flatMap(({ gtin }) => gtin ?? []);
    if (skus.length + gtins.length === 0) return;
    await this.database.query(sql`SELECT pg_advisory_xact_lock(${advisoryLocks.skus})`);
    const takenSkus = await this.taken(sql`sku`, skus, productIds);
    if (takenSkus.length > 0) throw new SkuTaken(...takenSkus);
    const takenGtins = await this.taken(sql`gtin`, gtins, productIds);
    if (takenGtins.length > 0) throw new GtinTaken(...takenGtins);
  }

  /** @returns those that other products or two of these variants have */
  private async taken(column: Sql, numbers: string[], productIds: string[]): Promise<string[]> {
    const others = await this.database.query<{ number: string }>(sql`
      SELECT ${column} AS number FROM catalogue.variants
       WHERE ${column} = ANY(${numbers}::text[]) AND product_id <> ALL(${productIds}::uuid[]) ORDER BY 1`);
    return [...new Set([...others.map(({ number }) => number), ...duplicatesIn(numbers)])];
  }
}

const forChange = { lock: { mode: 'for_no_key_update' } } as const;

const refusals: Record<string, new () => Error> = {
  product_brand_exists: UnknownBrand,
  product_category_exists: UnknownCategory,
};

/** @returns undefined for another error than that of a foreign key */
function refusalOfReference(error: unknown): Error | undefined {
  if (!(error instanceof QueryFailedError)) return undefined;
  const { constraint = '' } = error.driverError as { constraint?: string };
  const Refused = refusals[constraint];
  return Refused && new Refused();
}

function byProduct<Row extends { productId: string }>(rows: Row[]): (id: string) => Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(row.productId, [...(groups.get(row.productId) ?? []), row]);
  return (id) => groups.get(id) ?? [];
}

const deleteOtherColours = (ids: string[], kept: { productId: string; name: string }[]): Sql => sql`
  DELETE FROM catalogue.product_colours
   WHERE product_id = ANY(${ids}::uuid[])
     AND (product_id, name) NOT IN (
         SELECT * FROM unnest(${kept.map(({ productId }) => productId)}::uuid[], ${kept.map(({ name }) => name)}::text[]))`;

const deleteOtherPictures = (ids: string[], kept: { productId: string; position: number }[]): Sql => sql`
  DELETE FROM catalogue.product_pictures
   WHERE product_id = ANY(${ids}::uuid[])
     AND (product_id, position) NOT IN (
         SELECT * FROM unnest(${kept.map(({ productId }) => productId)}::uuid[], ${kept.map(({ position }) => position)}::integer[]))`;

function stateOf(
  row: ProductRow,
  variantRows: VariantRow[],
  colourRows: ProductColourRow[],
  pictureRows: ProductPictureRow[],
): ProductState {
  const { id, title, description, category, brand, image, focalPoints, version, createdAt } = row;
  const { state, publishAt, publishedAt, deletedAt, facts } = row;
  const [first, ...others] = variantRows
    .toSorted((one, other) => one.position - other.position)
    .map(({ id: variantId, size, colour, sku, gtin, mpn, isOnSale, priceCents, salePriceCents }) =>
      Variant.restore({
        id: variantId,
        size,
        colour,
        sku,
        gtin,
        mpn,
        isOnSale,
        price: Money.ofCents(priceCents),
        salePrice: Money.ofCents(salePriceCents),
      }),
    );
  if (!first) throw new Error(`Product ${id} has no variant`);
  const colours = colourRows.map(({ name, hex, image: picture }) => ({ name, hex, image: picture }));
  const details = { title, description, category, brand, image };
  return {
    id,
    details,
    pictures: pictureRows.map(({ image: picture, alt, colour }) => ({ image: picture, alt, colour })),
    focalPoints,
    facts: { ...noFacts, ...facts },
    colours,
    variants: [first, ...others],
    publication: { state, publishAt },
    version,
    createdAt,
    publishedAt,
    deletedAt,
  };
}

function toRows(product: Product) {
  const {
    id,
    details,
    colours,
    pictures,
    focalPoints,
    facts,
    variants,
    publication,
    version,
    createdAt,
    publishedAt,
    deletedAt,
  } = product.state;
  return {
    product: {
      id,
      ...details,
      focalPoints,
      facts,
      ...publication,
      version,
      createdAt,
      publishedAt,
      deletedAt,
    },
    colours: colours.map((colour, position) => ({ productId: id, ...colour, position })),
    pictures: pictures.map((picture, position) => ({ productId: id, ...picture, position })),
    variants: variants.map(({ state: { price, salePrice, ...variant } }, position) => ({
      ...variant,
      productId: id,
      position,
      sizeRank: product.rankOf(variant),
      priceCents: price.cents,
      salePriceCents: salePrice.cents,
    })),
  };
}
