import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { countLists } from '../../../platform/postgres/keyset';
import type { BoundedCount } from '../../../shared/page';
import { NewReviews } from '../../new-reviews';

export class SqlNewReviews extends NewReviews {
  constructor(private readonly database: Database) {
    super();
  }

  async countSince(time: Date): Promise<BoundedCount> {
    const where = [sql`r.written_at >= ${time}`, sql`r.hidden_at IS NULL`];
    const counts = await countLists(this.database, { reviews: { from: sql`catalogue.reviews r`, where } });
    return counts.reviews;
  }
}
