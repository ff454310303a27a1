import { Client } from 'pg';
import { searchAndTruth } from './search-invariants';

interface Card {
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
}

interface Product {
  id: string;
  category: string;
  brand: string;
  title: string;
  image: string;
  version: number;
  /** On sale only, in their order. */
  variants: Variant[];
  colours: { name: string; hex: string; image: string | null }[];
}

const productsSql = `
  SELECT p.id, p.category, p.brand, p.title, p.image, p.version,
         (SELECT json_agg(v ORDER BY v.position) FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale) AS variants,
         (SELECT coalesce(json_agg(c ORDER BY c.position), '[]') FROM catalogue.product_colours c WHERE c.product_id = p.id) AS colours
    FROM catalogue.products p WHERE p.deleted_at IS NULL ORDER BY p.id`;

const cardsSql = `
  SELECT product_id, category, brand, title, image, version, price_cents, sale_price_cents, selling_price_cents, total_stock,
         sizes, colours, sizes_in_stock, colours_in_stock, variants_in_stock
    FROM catalogue.product_cards ORDER BY product_id`;

/**
 * For the end of a test file, whatever its tests did: each product has one card, which says what its variants say, and the search
 * knows its words.
 */
export async function expectListingRowsToBeTrue(databaseUrl: string): Promise<void> {
  const { cards, expected } = await listingAndTruth(databaseUrl);
  expect(cards).toEqual(expected);
  const search = await searchAndTruth(databaseUrl);
  expect(search.known).toEqual(search.expected);
}

/** The cards as they are, and as they should be by a plain reading of products and variants. */
export async function listingAndTruth(databaseUrl: string): Promise<{ cards: Card[]; expected: Card[] }> {
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    const { rows: products } = await database.query<Product>(productsSql);
    const { rows: cards } = await database.query<Card>(cardsSql);
    return { cards, expected: products.map(cardOf) };
  } finally {
    await database.end();
  }
}

function cardOf({ id, variants, colours, ...product }: Product): Card {
  const paid = ({ price_cents: price, sale_price_cents: sale }: Variant) => (sale > 0 ? sale : price);
  const inStock = variants.filter(({ stock }) => stock > 0);
  const [cheapest] = (inStock.length > 0 ? inStock : variants).toSorted(
    (one, other) => paid(one) - paid(other),
  );
  const bySize = variants.toSorted((one, other) => one.size_rank - other.size_rank);
  return {
    product_id: id,
    ...product,
    price_cents: cheapest!.price_cents,
    sale_price_cents: cheapest!.sale_price_cents,
    selling_price_cents: paid(cheapest!),
    total_stock: variants.reduce((sum, { stock }) => sum + stock, 0),
    sizes: distinct(bySize.map(({ size }) => size)),
    colours: colours
      .filter(({ name }) => variants.some(({ colour }) => colour === name))
      .map(({ name, hex, image }) => ({ name, hex, image: image ?? product.image })),
    sizes_in_stock: distinct(inStock.map(({ size }) => size)).sort(),
    colours_in_stock: distinct(inStock.map(({ colour }) => colour)).sort(),
    variants_in_stock: inStock.map(({ size, colour }) => `${size ?? ''}/${colour ?? ''}`).sort(),
  };
}

const distinct = (choices: (string | null)[]): string[] => [
  ...new Set(choices.filter((choice) => choice !== null)),
];
