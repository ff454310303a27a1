import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For a statement that finds what it is to change changed by others: its transaction is run again then. */
export class PlatformChangedMeanwhile1795132800030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION public.changed_meanwhile() RETURNS integer LANGUAGE plpgsql AS $$
      BEGIN
        RAISE EXCEPTION 'It was changed meanwhile' USING ERRCODE = 'serialization_failure';
      END $$`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
