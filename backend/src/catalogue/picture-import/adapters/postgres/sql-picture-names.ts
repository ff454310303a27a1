import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { PictureNames } from '../../application/ports';
import type { PictureName } from '../../domain/match-files';

export class SqlPictureNames extends PictureNames {
  constructor(private readonly database: Database) {
    super();
  }

  among(names: string[]): Promise<PictureName[]> {
    return this.database.query<PictureName>(sql`
      SELECT p.id AS "productId", p.title, s.slug AS name, NULL AS colour, NULL::integer AS place
        FROM catalogue.product_slugs s JOIN catalogue.products p ON p.id = s.product_id
       WHERE s.is_current AND p.deleted_at IS NULL AND lower(s.slug) = ANY(${names}::text[])
       UNION ALL
      SELECT p.id, p.title, v.sku, v.colour, v.position
        FROM catalogue.variants v JOIN catalogue.products p ON p.id = v.product_id
       WHERE p.deleted_at IS NULL AND lower(v.sku) = ANY(${names}::text[])`);
  }
}
