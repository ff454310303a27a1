import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ReportingRankings1795132800320 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE reporting.rankings (
        from_day date NOT NULL,
        to_day date NOT NULL,
        rankings jsonb NOT NULL,
        PRIMARY KEY (from_day, to_day)
      )`);
    await runner.query(`COMMENT ON TABLE reporting.rankings IS 'not personal'`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
