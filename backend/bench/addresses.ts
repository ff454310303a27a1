import { Chance } from '../test/support/chance';
import type { World } from './world';

/** So many of a kind, where the catalogue has them. */
const enough = 60_000;

const categories = ['men', 'women', 'kids', 'accessories', 'footwear'];
const brands = ['nike', 'adidas', 'puma', 'levi', 'zara', 'h%26m'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const colours = ['Navy', 'Black', 'White', 'Red', 'Olive', 'Sand', 'Rust', 'Teal', 'Rose', 'Grey'];
const materials = ['linen', 'cord', 'wool', 'denim', 'silk'];

/** A product that a page may follow. */
interface Start {
  id: string;
  title: string;
  cents: number;
}

const keysOf: Record<string, (start: Start) => unknown[]> = {
  'price-lowtohigh': ({ id, title, cents }) => [cents, title, id],
  'price-hightolow': ({ id, title, cents }) => [-cents, title, id],
  'title-atoz': ({ id, title }) => [title, id],
  'title-ztoa': ({ id, title }) => [title, id],
};

/** Paths that people ask for, drawn from so many that what was answered is of little help; the same in each run. */
export class Addresses {
  private constructor(private readonly starts: Start[]) {}

  static async of(world: World): Promise<Addresses> {
    const starts = await world.query<Start>(
      `SELECT product_id AS id, sort_title AS title, selling_price_cents AS cents
         FROM catalogue.listing_rows ORDER BY md5(product_id::text) LIMIT ${enough}`,
    );
    return new Addresses(starts);
  }

  details(): string[] {
    return this.starts.map(({ id }) => `products/get/${id}`);
  }

  /** Pages of the whole list, wherever they begin. */
  plain(): string[] {
    return drawn((chance) => `products/get?${this.pageAnywhere(chance, [])}`);
  }

  /** Pages of a category, a brand or both, wherever they begin. */
  filtered(): string[] {
    return drawn((chance) => `products/get?${this.pageAnywhere(chance, group(chance))}`);
  }

  /** First pages of what is there in a size and a colour. */
  chosen(): string[] {
    return drawn((chance) => {
      const choice = [`size=${chance.oneOf(sizes)}`, `colour=${chance.oneOf(colours)}`];
      return `products/get?${firstPage(chance, [...group(chance), ...choice])}`;
    });
  }

  /** Of many products, or of one. */
  searches(): string[] {
    return drawn((chance) => {
      const [first, second] = chance.isLucky(0.5)
        ? [chance.oneOf(materials), chance.oneOf(colours).toLowerCase()]
        : chance.oneOf(this.starts).title.split(' ').slice(-2);
      return `search/${first}%20${second}?${firstPage(chance, chance.isLucky(0.5) ? [] : group(chance))}`;
    });
  }

  private pageAnywhere(chance: Chance, filter: string[]): string {
    const sort = sortOf(chance);
    const cursor = Buffer.from(JSON.stringify(keysOf[sort]!(chance.oneOf(this.starts)))).toString(
      'base64url',
    );
    return [sizeOf(chance), `sortBy=${sort}`, ...filter, `cursor=${cursor}`].join('&');
  }
}

const sortOf = (chance: Chance): string => chance.oneOf(Object.keys(keysOf));
const sizeOf = (chance: Chance): string => `limit=${chance.oneOf([20, 24])}`;

const firstPage = (chance: Chance, filter: string[]): string =>
  [sizeOf(chance), `sortBy=${sortOf(chance)}`, ...filter].join('&');

function group(chance: Chance): string[] {
  const which = chance.below(3);
  return [
    ...(which !== 0 ? [`category=${chance.oneOf(categories)}`] : []),
    ...(which !== 1 ? [`brand=${chance.oneOf(brands)}`] : []),
  ];
}

function drawn(draw: (chance: Chance) => string): string[] {
  const chance = new Chance('addresses');
  return [...new Set(Array.from({ length: enough }, () => draw(chance)))];
}
