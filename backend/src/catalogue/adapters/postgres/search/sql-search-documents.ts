import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';

/** Products in one transaction of the rebuilding. */
const batchSize = 500;

/**
 * The words of each product, `catalogue.search_documents`, and of how many products each word is one, `catalogue.search_words`.
 * Stock and ratings are no words: only who changes what a product is called, described as or comes in has them made anew.
 */
export class SqlSearchDocuments {
  constructor(private readonly database: Database) {}

  /** To be called by whoever changes a product or its colours, inside that transaction, before its card is asked for. */
  refreshBeforeCommit(productIds: string[]): void {
    this.database.beforeCommit(this.remake, productIds);
  }

  /**
   * Makes all documents anew, batch by batch, then the words out of them.
   * @param report is told how many products are done. @returns how many there are
   */
  async rebuild(report: (done: number) => void = () => undefined): Promise<number> {
    let done = 0;
    let ids = await this.idsAfter('00000000-0000-0000-0000-000000000000');
    while (ids.length > 0) {
      const batch = ids;
      await this.database.runInTransaction(() => this.remake(batch));
      report((done += batch.length));
      ids = await this.idsAfter(batch.at(-1)!);
    }
    await this.database.runInTransaction(() => this.countWordsAnew());
    await this.database.query(sql`UPDATE catalogue.shelves SET version = version + 1`);
    return done;
  }

  private async idsAfter(last: string): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      sql`SELECT id FROM catalogue.products WHERE id > ${last} ORDER BY id LIMIT ${batchSize}`,
    );
    return rows.map(({ id }) => id);
  }

  /** Locks with a statement of its own, to see what those have written that it waited for. */
  private readonly remake = async (productIds: string[]): Promise<void> => {
    await this.database.query(sql`
      SELECT 1 FROM catalogue.search_documents WHERE product_id = ANY(${productIds}::uuid[]) ORDER BY product_id FOR UPDATE`);
    await this.database.query(refreshSql(productIds));
  };

  /** Nobody changes a word meanwhile; searches go on. */
  private async countWordsAnew(): Promise<void> {
    await this.database.query('LOCK TABLE catalogue.search_words IN SHARE ROW EXCLUSIVE MODE');
    await this.database.query('DELETE FROM catalogue.search_words');
    await this.database.query(`
      INSERT INTO catalogue.search_words (lexeme, products)
      SELECT word, ndoc FROM ts_stat('SELECT words FROM catalogue.search_documents')`);
  }
}

const rowsMadeOfProducts = (productIds: string[]): Sql => sql`
  SELECT p.id AS product_id,
         catalogue.document_of(
           p.title,
           concat_ws(' ', p.category, p.brand,
             (SELECT string_agg(c.name, ' ') FROM catalogue.product_colours c
               WHERE c.product_id = p.id AND EXISTS (
                     SELECT FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale AND v.colour = c.name))),
           p.description) AS words
    FROM catalogue.products p WHERE p.id = ANY(${productIds}::uuid[]) AND p.deleted_at IS NULL`;

/** Words that come or go are locked in their order, so that nobody waits in a circle. */
const refreshSql = (productIds: string[]): Sql => sql`
  WITH before AS MATERIALIZED (
    SELECT * FROM catalogue.search_documents WHERE product_id = ANY(${productIds}::uuid[])
  ), made AS MATERIALIZED (${rowsMadeOfProducts(productIds)}
  ), gone AS (
    DELETE FROM catalogue.search_documents d USING before b
     WHERE d.product_id = b.product_id AND b.product_id NOT IN (SELECT product_id FROM made)
  ), written AS (
    INSERT INTO catalogue.search_documents AS d (product_id, words) SELECT * FROM made
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words WHERE d.words <> excluded.words
  ), changed AS (
    SELECT lexeme, sum(change)::integer AS products
      FROM (SELECT unnest(tsvector_to_array(words)) AS lexeme, -1 AS change FROM before
            UNION ALL SELECT unnest(tsvector_to_array(words)), 1 FROM made) word
     GROUP BY lexeme HAVING sum(change) <> 0
  )
  INSERT INTO catalogue.search_words AS w (lexeme, products)
  SELECT lexeme, products FROM changed ORDER BY lexeme COLLATE "C"
  ON CONFLICT (lexeme) DO UPDATE SET products = w.products + excluded.products`;
