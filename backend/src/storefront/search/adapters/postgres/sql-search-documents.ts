import sql, { type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { inOrder } from '../../../../platform/postgres/ids/in-order';
import { listedText } from './listed-text';
import { forEachProductBatch } from '../../../listing-rows/adapters/postgres/product-batches';

/**
 * The search index: the words of each published product in `catalogue.search_documents`, and how many products have each word in
 * `catalogue.search_words`; `listed_text` is what the admin's list searches. Stock and ratings are not indexed.
 */
export class SqlSearchDocuments {
  constructor(private readonly database: Database) {}

  /** Every transaction that changes a product's texts or colours calls this, before `SqlListingRows.refreshBeforeCommit`. */
  refreshBeforeCommit(productIds: string[]): void {
    this.database.beforeCommit(this.refresh, productIds);
  }

  /**
   * Indexes all products again, in batches, and then counts the words.
   * @param report is called after each batch. @returns how many products there are
   */
  async rebuild(report: (done: number) => void = () => undefined): Promise<number> {
    const done = await forEachProductBatch(this.database, this.refresh, report);
    await this.database.runInTransaction(() => this.recountWords());
    await this.database.query(sql`UPDATE catalogue.category_brands SET version = version + 1`);
    return done;
  }

  /** The lock is a statement of its own: only a statement that begins after the wait sees what others have committed. */
  private readonly refresh = async (changedIds: string[]): Promise<void> => {
    const productIds = inOrder(changedIds);
    await this.database.query(sql`
      SELECT 1 FROM catalogue.search_documents WHERE product_id = ANY(${productIds}::uuid[]) ORDER BY product_id FOR UPDATE`);
    await this.database.query(refreshSql(productIds));
  };

  /** The lock keeps writers of words out; searches go on. */
  private async recountWords(): Promise<void> {
    await this.database.query('LOCK TABLE catalogue.search_words IN SHARE ROW EXCLUSIVE MODE');
    await this.database.query('DELETE FROM catalogue.search_words');
    await this.database.query(`
      INSERT INTO catalogue.search_words (lexeme, products)
      SELECT word, ndoc FROM ts_stat('SELECT words FROM catalogue.search_documents')`);
  }
}

const documentsOfProducts = (productIds: string[]): Sql => sql`
  SELECT p.id AS product_id,
         catalogue.document_of(
           p.title,
           concat_ws(' ', p.category, p.brand, b.name,
             (SELECT string_agg(k.name, ' ') FROM catalogue.categories c JOIN catalogue.categories k ON k.slug = ANY(c.path)
               WHERE c.slug = p.category),
             (SELECT string_agg(c.name, ' ') FROM catalogue.product_colours c
               WHERE c.product_id = p.id AND EXISTS (
                     SELECT FROM catalogue.variants v WHERE v.product_id = p.id AND v.on_sale AND v.colour = c.name))),
           p.description) AS words,
         ${listedText} AS listed_text
    FROM catalogue.published_products p JOIN catalogue.brands b ON b.slug = p.brand
   WHERE p.id = ANY(${productIds}::uuid[])`;

/** Counters of words are locked in one order, so that two transactions cannot deadlock. */
const refreshSql = (productIds: string[]): Sql => sql`
  WITH before AS MATERIALIZED (
    SELECT * FROM catalogue.search_documents WHERE product_id = ANY(${productIds}::uuid[])
  ), documents AS MATERIALIZED (${documentsOfProducts(productIds)}
  ), deleted AS (
    DELETE FROM catalogue.search_documents d USING before b
     WHERE d.product_id = b.product_id AND b.product_id NOT IN (SELECT product_id FROM documents)
  ), saved AS (
    INSERT INTO catalogue.search_documents AS d (product_id, words, listed_text) SELECT * FROM documents
    ON CONFLICT (product_id) DO UPDATE SET words = excluded.words, listed_text = excluded.listed_text
     WHERE (d.words, d.listed_text) IS DISTINCT FROM (excluded.words, excluded.listed_text)
  ), changed AS (
    SELECT lexeme, sum(change)::integer AS products
      FROM (SELECT unnest(tsvector_to_array(words)) AS lexeme, -1 AS change FROM before
            UNION ALL SELECT unnest(tsvector_to_array(words)), 1 FROM documents) word
     GROUP BY lexeme HAVING sum(change) <> 0
  )
  INSERT INTO catalogue.search_words AS w (lexeme, products)
  SELECT lexeme, products FROM changed ORDER BY lexeme COLLATE "C"
  ON CONFLICT (lexeme) DO UPDATE SET products = w.products + excluded.products`;
