import sql from 'sql-template-tag';
import type { Database } from '../../../platform/postgres/database';
import { PictureRepository } from '../../application/ports';
import { type Picture, readPicturePath } from '../../domain/picture';
import type { PictureSize } from '../../pictures';

export class SqlPictureRepository extends PictureRepository {
  constructor(private readonly database: Database) {
    super();
  }

  async add({ name, widths, height, placeholder }: Picture): Promise<void> {
    await this.database.query(
      sql`INSERT INTO pictures.pictures (name, widths, height, placeholder)
          VALUES (${name}, ${widths}, ${height}, ${placeholder})
          ON CONFLICT (name) DO NOTHING`,
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

  async sizeOf(path: string): Promise<PictureSize | undefined> {
    const file = readPicturePath(path);
    if (!file) return undefined;
    const [size] = await this.database.queryPrepared<PictureSize>(
      sql`SELECT ${file.width}::integer AS width, round(height * ${file.width}::numeric / w.largest)::integer AS height
            FROM pictures.pictures, LATERAL (SELECT max(width) AS largest FROM unnest(widths) AS width) w
           WHERE name = ${file.name} AND ${file.width}::integer = ANY (widths)`,
    );
    return size;
  }
}
