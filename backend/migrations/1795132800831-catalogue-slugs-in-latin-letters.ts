import type { MigrationInterface, QueryRunner } from 'typeorm';

/** As frontend-admin/src/taxonomy/latin-letters.ts writes them. Accents are left out before. */
const latinLetters =
  'ßss æae œoe øo đd ðd þth łl ħh ŧt ıi ŋn əe ' +
  'аa бb вv гg ґg дd ђdj еe єye жzh зz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъ ыy ь эe юyu яya ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo';

/** Slugs of new products are written in Latin letters, also where titles are Cyrillic or Greek. Those that products have stay. */
export class CatalogueSlugsInLatinLetters1795132800831 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const latin = latinLetters.split(' ').map(([letter, ...latin]) => [letter, latin.join('')]);
    await runner.query(`
      CREATE FUNCTION catalogue.in_latin_letters(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
        SELECT string_agg(coalesce('${JSON.stringify(Object.fromEntries(latin))}'::jsonb ->> letter, letter), '' ORDER BY place)
          FROM unnest(string_to_array(
                 lower(regexp_replace(normalize(given, NFKD), '[\\u0300-\\u036f''\\u2019]', '', 'g')), NULL
               )) WITH ORDINALITY AS letters (letter, place) $$`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION catalogue.slug_of_title(title text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
        SELECT CASE WHEN words = '' THEN 'product'
                    WHEN words ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' THEN 'product-' || words ELSE words END
          FROM (SELECT trim('-' FROM left(trim('-' FROM regexp_replace(
                  catalogue.in_latin_letters(replace(title, '&', ' and ')) COLLATE "C", '[^a-z0-9]+', '-', 'g')), 60)) AS words) w $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
