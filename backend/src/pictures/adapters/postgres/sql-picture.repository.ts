import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { PictureRepository } from '../../application/ports';
import { type Picture, readPicturePath } from '../../domain/picture';

export class SqlPictureRepository extends PictureRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ name, widths, placeholder }: Picture): Promise<void> {
    await this.database.query(
      sql`INSERT INTO pictures.pictures AS p (name, widths, placeholder) VALUES (${name}, ${widths}, ${placeholder})
          ON CONFLICT (name) DO UPDATE SET placeholder = excluded.placeholder WHERE p.placeholder IS NULL`,
    );
  }

  async has(path: string): Promise<boolean> {
    const file = readPicturePath(path);
    if (!file) return false;
    const found = await this.database.query(
      sql`SELECT 1 FROM pictures.pictures WHERE name = ${file.name} AND ${file.width}::integer = ANY (widths)`,
    );
    return found.length > 0;
  }
}
