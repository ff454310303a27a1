import { testDatabase } from '../../../../../test/support/postgres/test-database';
import { newId } from '../../../../shared/ids';
import { SqlProductImportRepository } from './sql-product-import.repository';

describe('imports in Postgres', () => {
  const postgres = testDatabase();

  it('are deleted when they are old, with their pictures, but not while they are applied', async () => {
    const { database } = postgres();
    const uploads: [fileName: string, day: string, status: string][] = [
      ['old.csv', '2026-03-01', 'applied'],
      ['never-confirmed.csv', '2026-03-02', 'checked'],
      ['being-applied.csv', '2026-03-01', 'confirmed'],
      ['new.csv', '2026-03-04', 'applied'],
    ];
    for (const [fileName, day, status] of uploads) {
      const id = newId();
      await database.query(
        `INSERT INTO catalogue.product_imports (id, file_name, status, plan, uploaded_by, uploaded_at)
         VALUES ($1, $2, $3, '{}', 'shop', $4)`,
        [id, fileName, status, new Date(day)],
      );
      await database.query(`INSERT INTO catalogue.product_import_pictures VALUES ($1, 'http://a', '/b')`, [
        id,
      ]);
    }
    const imports = new SqlProductImportRepository(database);
    expect(await imports.deleteUploadedBefore(new Date('2026-03-03'), 10)).toBe(2);
    const left = await database.query<{ name: string }>(
      `SELECT file_name AS name FROM catalogue.product_imports i
         JOIN catalogue.product_import_pictures p ON p.import_id = i.id ORDER BY uploaded_at`,
    );
    expect(left.map(({ name }) => name)).toEqual(['being-applied.csv', 'new.csv']);
  });
});
