import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The books also compare figures of days and of words, which have no uuid. What they compare from now on is counted once more. */
export class ReportingFiguresInTheBooks1795132800785 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE reporting.check_results ALTER COLUMN last_id TYPE text`);
    await runner.query(`ALTER TABLE reporting.discrepancies ALTER COLUMN subject_id TYPE text`);
    await runner.query(`
      UPDATE catalogue.products p SET stars = c.counted
        FROM (SELECT q.id, ARRAY(
                SELECT count(r.id)::integer FROM generate_series(1, 5) AS i
                  LEFT JOIN catalogue.reviews r ON r.product_id = q.id AND r.value = i AND r.hidden_at IS NULL
                 GROUP BY i ORDER BY i) AS counted
                FROM catalogue.products q) c
       WHERE c.id = p.id AND p.stars <> c.counted`);
    await runner.query(`LOCK TABLE catalogue.search_words IN SHARE ROW EXCLUSIVE MODE`);
    await runner.query(`
      UPDATE catalogue.search_words w SET products = coalesce(c.ndoc, 0)
        FROM catalogue.search_words k LEFT JOIN ts_stat('SELECT words FROM catalogue.search_documents') c ON c.word = k.lexeme
       WHERE k.lexeme = w.lexeme AND w.products <> coalesce(c.ndoc, 0)`);
  }

  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
