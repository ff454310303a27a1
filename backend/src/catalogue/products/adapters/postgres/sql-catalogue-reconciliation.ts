import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import {
  type ReconciledFit,
  type ReconciledRank,
  type ReconciledStars,
  type ReconciledWord,
  CatalogueReconciliation,
} from '../../../catalogue-reconciliation';

export class SqlCatalogueReconciliation extends CatalogueReconciliation {
  constructor(private readonly database: Database) {
    super();
  }

  starsAfter(productId: string, limit: number): Promise<ReconciledStars[]> {
    return this.database.query(sql`
      SELECT p.id AS "productId", p.stars AS kept, ARRAY(
               SELECT count(r.id)::integer FROM generate_series(1, 5) AS i
                 LEFT JOIN catalogue.reviews r ON r.product_id = p.id AND r.value = i AND r.hidden_at IS NULL
                GROUP BY i ORDER BY i) AS counted
        FROM catalogue.products p WHERE p.id > ${productId} ORDER BY p.id LIMIT ${limit}`);
  }

  fitsOf(productIds: string[]): Promise<ReconciledFit[]> {
    return this.database.query(sql`
      WITH told AS (
        SELECT DISTINCT ON (v.product_id, f.shopper_id) f.variant_id, f.fit
          FROM catalogue.variants v JOIN catalogue.fits f ON f.variant_id = v.id
         WHERE v.product_id = ANY(${productIds}::uuid[]) AND NOT (f.told_by = 'review' AND EXISTS (
                 SELECT FROM catalogue.reviews r WHERE r.product_id = v.product_id AND r.shopper_id = f.shopper_id
                    AND r.hidden_at IS NOT NULL))
         ORDER BY v.product_id, f.shopper_id, f.told_at DESC, f.told_by, f.variant_id),
      counts AS (
        SELECT variant_id, ARRAY[count(*) FILTER (WHERE fit = 'small'), count(*) FILTER (WHERE fit = 'right'),
                                 count(*) FILTER (WHERE fit = 'large')]::integer[] AS counted
          FROM told GROUP BY variant_id)
      SELECT v.id AS "variantId", v.product_id AS "productId",
             ARRAY[coalesce(c.small_count, 0), coalesce(c.right_count, 0), coalesce(c.large_count, 0)] AS kept,
             coalesce(n.counted, ARRAY[0, 0, 0]) AS counted
        FROM catalogue.variants v LEFT JOIN catalogue.fit_counts c ON c.variant_id = v.id LEFT JOIN counts n ON n.variant_id = v.id
       WHERE v.product_id = ANY(${productIds}::uuid[]) ORDER BY v.id`);
  }

  ranksAfter(variantId: string, limit: number): Promise<ReconciledRank[]> {
    return this.database.query(sql`
      SELECT v.id AS "variantId", v.product_id AS "productId", v.size, v.size_rank AS kept, s.place
        FROM catalogue.variants v JOIN catalogue.sizes s ON s.name = v.size
       WHERE v.id > ${variantId} ORDER BY v.id LIMIT ${limit}`);
  }

  wordsAfter(word: string, limit: number): Promise<ReconciledWord[]> {
    return this.database.query(sql`
      SELECT w.lexeme AS word, w.products AS kept, (
               SELECT count(*)::integer FROM catalogue.search_documents d
                WHERE d.words @@ array_to_tsvector(ARRAY[w.lexeme])::text::tsquery) AS counted
        FROM catalogue.search_words w WHERE w.lexeme COLLATE "C" > ${word} ORDER BY w.lexeme COLLATE "C" LIMIT ${limit}`);
  }
}
