import type { MigrationInterface, QueryRunner } from 'typeorm';

const body = `The tables give the measures of your body. If you're between two sizes, take the larger one.

Products also say what they measure themselves, laid flat: compare that with a garment of yours that fits.`;

/** The size guide tells the body from the garment, unless an admin has written another text. */
export class ContentSizeGuide1795132800850 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `WITH replaced AS (
         UPDATE content.pages SET version = 2 WHERE slug = 'size-guide' AND version = 1 RETURNING slug)
       INSERT INTO content.page_versions (slug, version, title, body, saved_by)
       SELECT slug, 2, title, $1, 'shop' FROM content.page_versions JOIN replaced USING (slug) WHERE version = 1`,
      [body],
    );
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
