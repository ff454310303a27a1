import type { MigrationInterface, QueryRunner } from 'typeorm';

const everyFrom = (first: number, last: number, step: number): number[] =>
  Array.from({ length: (last - first) / step + 1 }, (_, place) => first + place * step);

const pairsOf = <One, Other>(
  ones: One[],
  others: Other[],
  name: (one: One, other: Other) => string,
): string[] => ones.flatMap((one) => others.map((other) => name(one, other)));

/** The scales have the former fixed sizes and others that shops sell, from small to large. No name is in two scales. */
const scales: [id: string, label: string, sizes: string[]][] = [
  ['letters', 'Clothing', 'XXS XS XS/S S S/M M M/L L L/XL XL XL/2XL 2XL 3XL 4XL 5XL 6XL'.split(' ')],
  ['waist', 'Waist', everyFrom(24, 44, 1).map((inches) => `W${inches}`)],
  [
    'waist-and-length',
    'Waist and length',
    pairsOf(everyFrom(26, 40, 1), everyFrom(28, 36, 2), (waist, length) => `W${waist} L${length}`),
  ],
  [
    'ages',
    'Age',
    [
      ...['0-3', '3-6', '6-9', '9-12', '12-18', '18-24'].map((months) => `${months} months`),
      ...everyFrom(2, 16, 1).map((years) => `${years} years`),
    ],
  ],
  ['heights', 'Height', everyFrom(50, 176, 6).map((centimetres) => `${centimetres} cm`)],
  ['shoes', 'Shoes', everyFrom(35, 48, 0.5).map(String)],
  ['us-shoes', 'US shoes', everyFrom(5, 13, 0.5).map((size) => `US ${size}`)],
  ['uk-shoes', 'UK shoes', everyFrom(3, 12, 0.5).map((size) => `UK ${size}`)],
  [
    'bras',
    'Bras',
    pairsOf(everyFrom(65, 95, 5), ['A', 'B', 'C', 'D', 'E', 'F'], (band, cup) => `${band}${cup}`),
  ],
  ['one-size', 'One size', ['One size']],
];

export class CatalogueSizes1795132800852 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE catalogue.size_scales (
        id text PRIMARY KEY,
        label text NOT NULL,
        place integer NOT NULL,
        version integer NOT NULL
      )`);
    await runner.query(`
      CREATE TABLE catalogue.sizes (
        name text PRIMARY KEY,
        scale text NOT NULL REFERENCES catalogue.size_scales (id),
        place integer NOT NULL
      )`);
    await runner.query(`CREATE UNIQUE INDEX sizes_differ_in_any_case ON catalogue.sizes (lower(name))`);
    for (const column of ['id', 'label', 'place', 'version'])
      await runner.query(`COMMENT ON COLUMN catalogue.size_scales.${column} IS 'not personal'`);
    for (const column of ['name', 'scale', 'place'])
      await runner.query(`COMMENT ON COLUMN catalogue.sizes.${column} IS 'not personal'`);
    const seed = JSON.stringify(scales.map(([id, label, sizes]) => ({ id, label, sizes })));
    await runner.query(
      `INSERT INTO catalogue.size_scales (id, label, place, version)
       SELECT scale ->> 'id', scale ->> 'label', place - 1, 1
         FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS s (scale, place)`,
      [seed],
    );
    await runner.query(
      `INSERT INTO catalogue.sizes (name, scale, place)
       SELECT size.name, scale ->> 'id', size.place - 1
         FROM jsonb_array_elements($1::jsonb) AS scale,
              jsonb_array_elements_text(scale -> 'sizes') WITH ORDINALITY AS size (name, place)`,
      [seed],
    );
    await runner.query(`
      UPDATE catalogue.variants v SET size_rank = s.place
        FROM catalogue.sizes s WHERE s.name = v.size AND v.size_rank <> s.place`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
