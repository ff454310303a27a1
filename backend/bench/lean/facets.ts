import { statement, write } from './database';
import { Conditions, type Filter } from './filter';

/** What may be so old. */
const freshForMs = 60_000;
const maxRemembered = 2_000;

type CountRow = [
  category: string,
  brand: string,
  kind: 'product' | 'size' | 'colour' | 'price',
  value: string,
  count: number,
];

/** What was counted, by category and brand. */
interface Counted {
  at: number;
  rowsFor: (filter: Filter) => CountRow[];
  /** Of filters, to what a page says about them. */
  metas: Map<string, string>;
}

const remembered = new Map<string, Promise<Counted>>();
const hexes = write<[name: string, hex: string]>(statement('SELECT name, hex FROM lean.colours'), []).then(
  (rows) => new Map(rows),
);

/** The beginning of a page's `meta`, remembered for a minute: nobody buys by a count. */
export async function metaOf(filter: Filter): Promise<string> {
  const { metas, rowsFor } = await countedFor(filter);
  const key = JSON.stringify(filter);
  const known = metas.get(key) ?? summedUp(rowsFor(filter), filter, await hexes);
  metas.set(key, known);
  return known;
}

const hasSeveral = ({ size, colour }: Filter): boolean => size.length > 1 || colour.length > 1;

/** Who comes when it is old has it counted, and need not wait for it. */
async function countedFor(filter: Filter): Promise<Counted> {
  const { size, colour, keyword } = filter;
  const key = JSON.stringify(hasSeveral(filter) ? [keyword, size, colour] : [keyword]);
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
  const rowsFor = hasSeveral(filter) ? await countSeveral(filter) : await countChoices(filter);
  return { at: Date.now(), rowsFor, metas: new Map() };
}

/** At once for each size, colour and pair of them, which as in `variants` is `M/Navy`, `M/`, `/Navy` or `/`. */
async function countChoices(filter: Filter): Promise<Counted['rowsFor']> {
  const conditions = new Conditions().addKeyword(filter);
  const text = `
    WITH found AS MATERIALIZED (
      SELECT category, brand, price_range, sizes, colours, variants FROM lean.products WHERE ${conditions.text}
    )
    SELECT category, brand, '/', price_range, count(*)::integer FROM found GROUP BY 1, 2, 4
    UNION ALL
    SELECT category, brand, size || '/', price_range, count(*)::integer FROM found, unnest(sizes) size GROUP BY 1, 2, 4, size
    UNION ALL
    SELECT category, brand, '/' || colour, price_range, count(*)::integer FROM found, unnest(colours) colour GROUP BY 1, 2, 4, colour
    UNION ALL
    SELECT category, brand, variant, price_range, count(*)::integer FROM found, unnest(variants) variant GROUP BY 1, 2, 4, variant`;
  const counts = await write<[category: string, brand: string, choice: string, range: string, count: number]>(
    statement(text),
    conditions.values,
  );
  return ({ size: [chosenSize = ''], colour: [chosenColour = ''] }) =>
    counts.flatMap(([category, brand, choice, range, count]) => {
      const [size, colour] = choice.split('/') as [string, string];
      const rows: CountRow[] = [];
      if (size === chosenSize && colour === chosenColour) {
        rows.push([category, brand, 'product', '', count], [category, brand, 'price', range, count]);
      }
      if (size !== '' && colour === chosenColour) rows.push([category, brand, 'size', size, count]);
      if (size === chosenSize && colour !== '') rows.push([category, brand, 'colour', colour, count]);
      return rows;
    });
}

/** Each group is counted beside what is chosen in the other one. */
async function countSeveral(filter: Filter): Promise<Counted['rowsFor']> {
  const conditions = new Conditions().addKeyword(filter);
  const [size, colour] = [filter.size, filter.colour].map((list) => `${conditions.placeOf(list)}::text[]`);
  const text = `
    WITH variant AS MATERIALIZED (
      SELECT id, category, brand, price_range, split_part(variant, '/', 1) AS size, split_part(variant, '/', 2) AS colour
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
    SELECT category, brand, 'colour', colour, count(DISTINCT id)::integer FROM chosen WHERE has_size GROUP BY 1, 2, 4
    UNION ALL
    SELECT category, brand, 'price', price_range, count(DISTINCT id)::integer FROM chosen WHERE has_size AND has_colour
     GROUP BY 1, 2, 4`;
  const rows = await write<CountRow>(statement(text), conditions.values);
  return () => rows;
}

function summedUp(rows: CountRow[], { category, brand }: Filter, hexOf: Map<string, string>): string {
  const isIn = (chosen: string[], id: string) => chosen.length === 0 || chosen.includes(id);
  const facets = { category: {}, brand: {}, size: {}, colour: {}, price: {} } as Record<
    string,
    Record<string, number>
  >;
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
