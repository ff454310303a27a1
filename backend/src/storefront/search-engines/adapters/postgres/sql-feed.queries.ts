import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { readBatches } from '../../../../platform/postgres/keyset';
import { FeedQueries, type FeedProduct } from '../../application/ports';
import { byProductId, listedProductId, versionOfListedProducts, withSlug } from './listed-products';

const batchSize = 200;

const variants = sql`(
  SELECT json_agg(json_build_object(
           'id', v.id, 'size', v.size, 'colour', v.colour, 'image', coalesce(k.image, p.image),
           'priceCents', v.price_cents, 'salePriceCents', v.sale_price_cents, 'stock', v.stock,
           'gtin', v.gtin, 'mpn', v.mpn) ORDER BY v.position)
    FROM catalogue.variants v LEFT JOIN catalogue.product_colours k ON k.product_id = p.id AND k.name = v.colour
   WHERE v.product_id = p.id AND v.on_sale)`;

const list = {
  select: sql`p.id, s.slug, p.title, p.description, p.brand, p.category, coalesce(p.facts -> 'materials', '[]') AS materials,
    (p.facts ->> 'weightGrams')::integer AS "weightGrams", ${variants} AS variants`,
  from: sql`catalogue.listing_rows c JOIN catalogue.products p ON p.id = ${listedProductId} ${withSlug}`,
  where: [],
  sort: byProductId,
};

export class SqlFeedQueries extends FeedQueries {
  constructor(private readonly database: Database) {
    super();
  }

  version(): Promise<string> {
    return versionOfListedProducts(this.database);
  }

  products(): AsyncIterable<FeedProduct[]> {
    return readBatches<FeedProduct>(this.database, list, batchSize);
  }
}
