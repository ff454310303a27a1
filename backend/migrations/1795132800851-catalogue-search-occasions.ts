import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Occasions, weather and fabrics, each with the words of titles that fit. A fabric that is not sold is at least no typo. */
const kinds: Record<string, string> = {
  wedding: 'dress gown suit blazer waistcoat heels',
  party: 'sequin satin velvet slip jumpsuit dress',
  evening: 'satin velvet slip',
  cocktail: 'dress jumpsuit',
  formal: 'blazer suit trousers shirt',
  office: 'blazer shirt blouse trousers chinos pencil',
  business: 'blazer shirt blouse trousers chinos',
  gym: 'leggings joggers tank sneakers',
  sport: 'leggings joggers track sneakers',
  workout: 'leggings joggers tank sneakers',
  beach: 'swim shorts sandals slides sarong',
  rain: 'raincoat trench anorak parka wellies umbrella',
  waterproof: 'raincoat trench anorak parka wellies',
  rainproof: 'raincoat trench anorak parka wellies',
  gift: 'scarf socks beanie belt',
  present: 'scarf socks beanie belt',
  silk: 'satin',
  linen: 'flax',
  suede: 'leather',
};

export class CatalogueSearchOccasions1795132800851 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const pairs = Object.entries(kinds).flatMap(([word, means]) =>
      means.split(' ').map((kind) => [word, kind]),
    );
    await runner.query(
      `INSERT INTO catalogue.search_synonyms (word, means)
       SELECT DISTINCT catalogue.singular_of(pair ->> 0), catalogue.singular_of(pair ->> 1)
         FROM jsonb_array_elements($1::jsonb) AS pair
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(pairs)],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
