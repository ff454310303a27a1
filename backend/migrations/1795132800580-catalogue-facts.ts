import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Facts of a product: `{ "weightGrams": 450 }`. A fact that is missing is not known; servers of the release before keep them. */
export class CatalogueFacts1795132800580 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE catalogue.products
        ADD COLUMN facts jsonb NOT NULL DEFAULT '{}',
        ADD CONSTRAINT facts_are_an_object CHECK (jsonb_typeof(facts) = 'object') NOT VALID,
        ADD CONSTRAINT weight_is_positive CHECK (
          jsonb_typeof(coalesce(facts -> 'weightGrams', 'null')) = 'null' OR (facts ->> 'weightGrams')::integer > 0) NOT VALID`);
    for (const constraint of ['facts_are_an_object', 'weight_is_positive'])
      await runner.query(`ALTER TABLE catalogue.products VALIDATE CONSTRAINT ${constraint}`);
    await runner.query(`COMMENT ON COLUMN catalogue.products.facts IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
