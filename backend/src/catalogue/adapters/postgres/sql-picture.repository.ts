import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { PictureRepository } from '../../application/picture-ports';
import type { Picture, PictureFile } from '../../domain/picture';

export class SqlPictureRepository extends PictureRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ name, widths, placeholder }: Picture): Promise<void> {
    await this.database.query(
      sql`INSERT INTO catalogue.pictures (name, widths, placeholder) VALUES (${name}, ${widths}, ${placeholder})
          ON CONFLICT (name) DO UPDATE SET placeholder = excluded.placeholder WHERE pictures.placeholder IS NULL`,
    );
  }

  async has({ name, width }: PictureFile): Promise<boolean> {
    const found = await this.database.query(
      sql`SELECT 1 FROM catalogue.pictures WHERE name = ${name} AND ${width}::integer = ANY (widths)`,
    );
    return found.length > 0;
  }
}
