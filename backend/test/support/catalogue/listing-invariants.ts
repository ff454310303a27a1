import { Client } from 'pg';
import { type Maker, missingFacts } from '../../../src/catalogue/facts/domain/legal-facts';
import { noFacts, type ProductFacts } from '../../../src/catalogue/facts/domain/product-facts';
import { lowestPriceBefore, paid, type PriceChange } from '../prices/lowest-price';
import { searchAndTruth } from './search-invariants';
import { Money } from '../../../src/shared/money';

interface ListingRow {
  product_id: string;
  [column: string]: unknown;
}

interface Variant {
  size: string | null;
  size_rank: number;
  colour: string | null;
  stock: number;
  price_cents: number;
  sale_price_cents: number;
  /** The oldest change comes first. */
  changes: PriceChange[];
}

interface Product {
  id: string;
  slug: string;
  category: string;
  brand: string;
  title: string;
  image: string;
  focal_points: Record<string, { x: number; y: number }>;
  facts: Partial<ProductFacts>;
  maker: Maker;
  version: number;
  /** The time at which a draft was published; null for what never was one. */
  published_at: Date | null;
  average_review: number;
  review_count: number;
  /** On sale only, in their order. */
  variants: Variant[];
  colours: { name: string; hex: string; image: string | null }[];
  pictures: { image: string; colour: string | null }[];
}

const productsSql = `
  SELECT p.id, (SELECT s.slug FROM catalogue.product_slugs s WHERE s.product_id = p.id AND s.is_current) AS slug, p.category, p.brand, p.title, p.image, p.focal_points, p.facts, p.version, p.published_at, p.average_review::float8, p.review_count,
         coalesce((SELECT json_build_object('makerName', b.maker_name, 'makerAddress', b.maker_address, 'responsiblePerson', b.responsible_person)
            FROM catalogue.brands b WHERE b.slug = p.brand), '{}') AS maker,
         (SELECT json_agg(v ORDER BY v.position) FROM (
            SELECT v.*, (SELECT coalesce(json_agg(c ORDER BY c.id), '[]') FROM catalogue.price_changes c WHERE c.variant_id = v.id) AS changes
              FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale) v) AS variants,
         (SELECT coalesce(json_agg(c ORDER BY c.position), '[]') FROM catalogue.product_colours c WHERE c.product_id = p.id) AS colours,
         (SELECT coalesce(json_agg(g ORDER BY g.position), '[]') FROM catalogue.product_pictures g WHERE g.product_id = p.id) AS pictures
    FROM catalogue.products p WHERE p.deleted_at IS NULL AND p.state = 'published' ORDER BY p.id`;

const unlistedSql = `
  SELECT (SELECT coalesce(json_agg(json_build_array(product_id, state, sort_title) ORDER BY product_id), '[]') FROM catalogue.unlisted_rows) AS rows,
         (SELECT coalesce(json_agg(json_build_array(id, state, catalogue.folded(title)) ORDER BY id), '[]') FROM catalogue.products
           WHERE deleted_at IS NULL AND state <> 'published') AS expected`;

const listingSql = `
  SELECT product_id, category, brand, title, image, version, price_cents, sale_price_cents, selling_price_cents, total_stock, stock_level,
         sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock, lacks_facts, age_key, flat_product::json
    FROM catalogue.listing_rows ORDER BY product_id`;

/** At the end of a test file: the listing rows equal what products and variants say, and so does the search index. */
export async function expectListingRowsToBeTrue(databaseUrl: string): Promise<void> {
  const { rows, expected } = await listingAndTruth(databaseUrl);
  expect(rows).toEqual(expected);
  const unlisted = await unlistedAndTruth(databaseUrl);
  expect(unlisted.rows).toEqual(unlisted.expected);
  const search = await searchAndTruth(databaseUrl);
  expect(search.known).toEqual(search.expected);
}

async function unlistedAndTruth(databaseUrl: string): Promise<{ rows: unknown; expected: unknown }> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows } = await database.query<{ rows: unknown; expected: unknown }>(unlistedSql);
    return rows[0]!;
  } finally {
    await database.end();
  }
}

/** The listing rows as they are, and as they should be by a plain reading of products and variants. */
export async function listingAndTruth(
  databaseUrl: string,
): Promise<{ rows: ListingRow[]; expected: ListingRow[] }> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows: products } = await database.query<Product>(productsSql);
    const { rows } = await database.query<ListingRow>(listingSql);
    return { rows, expected: products.map(rowOf) };
  } finally {
    await database.end();
  }
}

function rowOf({
  id,
  slug,
  variants,
  colours: allColours,
  pictures,
  focal_points: focalPoints,
  facts,
  maker,
  published_at: publishedAt,
  average_review: averageReview,
  review_count: reviewCount,
  ...product
}: Product): ListingRow {
  const inStock = variants.filter(({ stock }) => stock > 0);
  const [cheapest] = (inStock.length > 0 ? inStock : variants).toSorted(
    (one, other) => paid(one) - paid(other),
  );
  const bySize = variants.toSorted((one, other) => one.size_rank - other.size_rank);
  const { title, image, category, brand, version } = product;
  const totalStock = variants.reduce((sum, { stock }) => sum + stock, 0);
  const sizes = distinct(bySize.map(({ size }) => size));
  const colours = allColours
    .filter(({ name }) => variants.some(({ colour }) => colour === name))
    .map(({ name, hex, image: own }) => ({
      name,
      hex,
      image: own ?? image,
      ...secondImageOf(pictures, name),
    }));
  const sizesInStock = sizes.filter((size) => inStock.some((variant) => variant.size === size));
  return {
    product_id: id,
    ...product,
    price_cents: cheapest!.price_cents,
    sale_price_cents: cheapest!.sale_price_cents,
    selling_price_cents: paid(cheapest!),
    total_stock: totalStock,
    stock_level: stockLevelOf(variants),
    sizes,
    colours,
    sizes_in_stock: distinct(inStock.map(({ size }) => size)).sort(),
    colours_in_stock: distinct(inStock.map(({ colour }) => colour)).sort(),
    variants_in_stock: inStock
      .map(({ size, colour }) => `${size?.replaceAll('/', '\u001f') ?? ''}/${colour ?? ''}`)
      .sort(),
    lacks_facts: missingFacts({ ...noFacts, ...facts }, maker).length > 0,
    age_key: publishedAt && idFrom(publishedAt, id),
    flat_product: {
      _id: id,
      slug,
      ...{ title, image, category, brand, version, totalStock, averageReview, reviewCount },
      price: inMajorUnits(cheapest!.price_cents),
      salePrice: inMajorUnits(cheapest!.sale_price_cents),
      ...lowestPriceOf(cheapest!),
      ...secondImageOf(pictures, null),
      ...(Object.keys(focalPoints).length > 0 && { focalPoints }),
      ...(sizesInStock.length > 0 && { sizesInStock }),
      options: { sizes, colours },
    },
  };
}

/** The id of version 7 with another time. */
function idFrom(time: Date, id: string): string {
  const digits = time.getTime().toString(16).padStart(12, '0');
  return `${digits.slice(0, 8)}-${digits.slice(8)}${id.slice(13)}`;
}

function secondImageOf(pictures: Product['pictures'], colour: string | null): { secondImage?: string } {
  const second = pictures.find((picture) => picture.colour === null || picture.colour === colour);
  return second ? { secondImage: second.image } : {};
}

function stockLevelOf(variants: Variant[]): string {
  if (variants.every(({ stock }) => stock === 0)) return 'soldOut';
  return variants.some(({ stock }) => stock < 10) ? 'low' : 'enough';
}

function lowestPriceOf({ sale_price_cents: sale, changes }: Variant): { lowestPrice?: number } {
  const cents = sale > 0 ? lowestPriceBefore(changes) : null;
  return cents === null ? {} : { lowestPrice: inMajorUnits(cents) };
}

const distinct = (choices: (string | null)[]): string[] => [
  ...new Set(choices.filter((choice) => choice !== null)),
];

const inMajorUnits = (cents: number): number => Money.ofCents(cents).toMajor();
