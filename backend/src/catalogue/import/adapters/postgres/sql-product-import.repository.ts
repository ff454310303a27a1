import sql, { empty, type Sql } from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { deleteLimited } from '../../../../platform/postgres/delete-limited';
import { type ImportProgress, ProductImportRepository } from '../../application/ports';
import { ProductImport, type ProductImportState } from '../../domain/product-import';

const columns = sql`id, file_name AS "fileName", status, plan, uploaded_by AS "uploadedBy",
  uploaded_at AS "uploadedAt", finished_at AS "finishedAt", failure`;

/** A list shows these columns of a plan, without its products and rows. */
const inShort = sql`id, file_name AS "fileName", status,
  plan || '{"products": [], "pictures": [], "changes": [], "errors": []}' AS plan, uploaded_by AS "uploadedBy",
  uploaded_at AS "uploadedAt", finished_at AS "finishedAt", failure`;

export class SqlProductImportRepository extends ProductImportRepository {
  constructor(private readonly database: Database) {
    super();
  }

  find(id: string): Promise<ProductImport | undefined> {
    return this.findOne(id, empty);
  }

  findForChange(id: string): Promise<ProductImport | undefined> {
    return this.findOne(id, sql`FOR UPDATE`);
  }

  async newest(limit: number): Promise<ProductImport[]> {
    const rows = await this.database.query<ProductImportState>(
      sql`SELECT ${inShort} FROM catalogue.product_imports ORDER BY uploaded_at DESC, id DESC LIMIT ${limit}`,
    );
    return rows.map((row) => ProductImport.restore(row));
  }

  async add({ state }: ProductImport): Promise<void> {
    const { id, fileName, status, plan, uploadedBy, uploadedAt } = state;
    await this.database.query(sql`
      INSERT INTO catalogue.product_imports (id, file_name, status, plan, uploaded_by, uploaded_at)
      VALUES (${id}, ${fileName}, ${status}, ${JSON.stringify(plan)}, ${uploadedBy}, ${uploadedAt})`);
  }

  async save({ state }: ProductImport): Promise<void> {
    const { id, status, failure, finishedAt } = state;
    await this.database.query(sql`
      UPDATE catalogue.product_imports
         SET status = ${status}, failure = ${failure}, finished_at = ${finishedAt} WHERE id = ${id}`);
  }

  /** On a connection of its own, beside the transaction. */
  async report(id: string, { done, total }: ImportProgress): Promise<void> {
    await this.database.pool.query(
      sql`UPDATE catalogue.product_imports SET done = ${done}, total = ${total} WHERE id = ${id}`,
    );
  }

  async progress(id: string): Promise<ImportProgress> {
    const [row] = await this.database.query<ImportProgress>(
      sql`SELECT done, total FROM catalogue.product_imports WHERE id = ${id}`,
    );
    return row!;
  }

  async addPicture(id: string, address: string, path: string): Promise<void> {
    await this.database.query(sql`
      INSERT INTO catalogue.product_import_pictures VALUES (${id}, ${address}, ${path}) ON CONFLICT DO NOTHING`);
  }

  async pictures(id: string): Promise<Map<string, string>> {
    const rows = await this.database.query<{ address: string; path: string }>(
      sql`SELECT address, path FROM catalogue.product_import_pictures WHERE import_id = ${id}`,
    );
    return new Map(rows.map(({ address, path }) => [address, path]));
  }

  deleteUploadedBefore(time: Date, limit: number): Promise<number> {
    const isOver = sql`uploaded_at < ${time} AND status <> 'confirmed'`;
    return deleteLimited(this.database, sql`catalogue.product_imports`, isOver, limit);
  }

  private async findOne(id: string, locking: Sql): Promise<ProductImport | undefined> {
    const [row] = await this.database.query<ProductImportState>(
      sql`SELECT ${columns} FROM catalogue.product_imports WHERE id = ${id} ${locking}`,
    );
    return row && ProductImport.restore(row);
  }
}
