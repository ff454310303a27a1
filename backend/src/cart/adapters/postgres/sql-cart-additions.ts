import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { deleteLimited } from '../../../platform/postgres/delete-limited';
import { CartAdditions } from '../../application/ports';

export class SqlCartAdditions extends CartAdditions {
  constructor(private readonly database: Database) {
    super();
  }

  deleteBefore(time: Date, limit: number): Promise<number> {
    return deleteLimited(this.database, sql`cart.additions`, sql`quarter < ${time}`, limit);
  }
}
