import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import type { Json } from '../../../../shared/json';
import { BannerQueries } from '../../application/ports';
import { maxBanners } from '../../domain/banner';

export class SqlBannerQueries extends BannerQueries {
  constructor(private readonly database: Database) {
    super();
  }

  async all(): Promise<Json<'Banners'>> {
    const [row] = await this.database.queryPrepared<{ banners: Json<'Banners'> }>(
      sql`SELECT coalesce(json_agg(json_build_object(
                  '_id', id, 'image', image, 'headline', headline, 'text', text, 'link', link,
                  'focalPoint', json_build_object('x', focal_x, 'y', focal_y)
                ) ORDER BY position), '[]')::text AS banners
            FROM (SELECT * FROM catalogue.banners ORDER BY position LIMIT ${maxBanners}) b`,
    );
    return row!.banners;
  }
}
