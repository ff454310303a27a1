import { read, type Statement, statement } from './database';
import { Conditions, type Filter } from './filter';

/** What may be so old. */
const freshForMs = 5_000;
const maxRemembered = 500;

type CountRow = [
  category: string,
  brand: string,
  kind: 'product' | 'size' | 'colour',
  value: string,
  count: number,
];

/** The products that have some sizes and colours, by category and brand, as they were counted. */
interface Counted {
  at: number;
  rows: CountRow[];
  /** Of categories and brands, to what a page says about them. */
  metas: Map<string, string>;
}

const remembered = new Map<string, Promise<Counted>>();
const hexes = read<[name: string, hex: string]>(statement('SELECT name, hex FROM lean.colours'), []).then(
  (rows) => new Map(rows),
);

/** The beginning of a page's `meta`, remembered for seconds: nobody buys by a count. */
export async function metaOf(filter: Filter): Promise<string> {
  const { metas, rows } = await countedFor(filter);
  const key = `${filter.category.join()}/${filter.brand.join()}`;
  const known = metas.get(key) ?? summedUp(rows, filter, await hexes);
  metas.set(key, known);
  return known;
}

/** Who comes when it is old starts counting, and need not wait for it. */
async function countedFor(filter: Filter): Promise<Counted> {
  const key = JSON.stringify([filter.size, filter.colour, filter.keyword]);
  const known = remembered.get(key);
  if (known === undefined) return remember(key, count(filter));
  const counted = await known;
  if (Date.now() - counted.at > freshForMs) {
    counted.at = Date.now();
    void count(filter).then((again) => remember(key, Promise.resolve(again)));
  }
  return counted;
}

function remember(key: string, counted: Promise<Counted>): Promise<Counted> {
  remembered.delete(key);
  remembered.set(key, counted);
  if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value!);
  return counted;
}

async function count(filter: Filter): Promise<Counted> {
  const { size, colour } = filter;
  const [counting, values] = size.length + colour.length > 0 ? countChosen(filter) : countAll(filter);
  return { at: Date.now(), rows: await read<CountRow>(counting, values), metas: new Map() };
}

function countAll(filter: Filter): [Statement, unknown[]] {
  const conditions = new Conditions().addKeyword(filter);
  const text = `
    WITH found AS MATERIALIZED (SELECT category, brand, sizes, colours FROM lean.products WHERE ${conditions.text})
    SELECT category, brand, 'product', '', count(*)::integer FROM found GROUP BY 1, 2
    UNION ALL
    SELECT category, brand, 'size', size, count(*)::integer FROM found, unnest(sizes) size GROUP BY 1, 2, 4
    UNION ALL
    SELECT category, brand, 'colour', colour, count(*)::integer FROM found, unnest(colours) colour GROUP BY 1, 2, 4`;
  return [statement(text), conditions.values];
}

/** Each group is counted beside what is chosen in the other one. */
function countChosen(filter: Filter): [Statement, unknown[]] {
  const conditions = new Conditions().addKeyword(filter);
  const [size, colour] = [filter.size, filter.colour].map((list) => `${conditions.placeOf(list)}::text[]`);
  const text = `
    WITH variant AS MATERIALIZED (
      SELECT id, category, brand, split_part(variant, '/', 1) AS size, split_part(variant, '/', 2) AS colour
        FROM lean.products, unnest(variants) variant WHERE ${conditions.text}
    ), chosen AS MATERIALIZED (
      SELECT *, size = ANY(${size}) OR ${size} = '{}' AS has_size, colour = ANY(${colour}) OR ${colour} = '{}' AS has_colour
        FROM variant
    )
    SELECT category, brand, 'product', '', count(DISTINCT id)::integer FROM chosen WHERE has_size AND has_colour
     GROUP BY 1, 2
    UNION ALL
    SELECT category, brand, 'size', size, count(DISTINCT id)::integer FROM chosen WHERE has_colour GROUP BY 1, 2, 4
    UNION ALL
    SELECT category, brand, 'colour', colour, count(DISTINCT id)::integer FROM chosen WHERE has_size GROUP BY 1, 2, 4`;
  return [statement(text), conditions.values];
}

function summedUp(rows: CountRow[], { category, brand }: Filter, hexOf: Map<string, string>): string {
  const isIn = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
  const facets = { category: {}, brand: {}, size: {}, colour: {} } as Record<string, Record<string, number>>;
  const addTo = (group: string, value: string, count: number) =>
    (facets[group]![value] = (facets[group]![value] ?? 0) + count);
  let total = 0;
  for (const [ofCategory, ofBrand, kind, value, count] of rows) {
    const [inCategory, inBrand] = [isIn(category, ofCategory), isIn(brand, ofBrand)];
    if (kind === 'product') {
      if (inBrand) addTo('category', ofCategory, count);
      if (inCategory) addTo('brand', ofBrand, count);
      if (inCategory && inBrand) total += count;
    } else if (inCategory && inBrand) addTo(kind, value, count);
  }
  const colours = Object.keys(facets.colour!).map((name) => ({ name, hex: hexOf.get(name) }));
  return JSON.stringify({ total, facets, colours }).slice(0, -1);
}
