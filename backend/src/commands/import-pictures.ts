import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { SqlAuditTrail } from '../audit/adapters/postgres/sql-audit-trail';
import { SqlPictureNames } from '../catalogue/picture-import/adapters/postgres/sql-picture-names';
import { ImportPictures, type ImportOutcome } from '../catalogue/picture-import/application/import-pictures';
import { PictureFiles } from '../catalogue/picture-import/application/ports';
import {
  PictureFileTooLarge,
  PictureFileUnreadable,
} from '../catalogue/picture-import/domain/picture-import.errors';
import { ProductColourRow } from '../catalogue/products/adapters/postgres/product-colour.table';
import { ProductPictureRow } from '../catalogue/products/adapters/postgres/product-picture.table';
import { ProductRow } from '../catalogue/products/adapters/postgres/product.table';
import { SqlVariantRows } from '../catalogue/products/adapters/postgres/sql-variant-rows';
import { TypeOrmProductRepository } from '../catalogue/products/adapters/postgres/typeorm-product.repository';
import { VariantRow } from '../catalogue/products/adapters/postgres/variant.table';
import { ReplacePictures } from '../catalogue/products/application/replace-pictures';
import { SqlSizeChartRepository } from '../catalogue/sizes/adapters/postgres/sql-size-chart.repository';
import { SqlPictureRepository } from '../pictures/adapters/postgres/sql-picture.repository';
import { ChildProcessPictureEncoder } from '../pictures/adapters/sharp/child-process-picture.encoder';
import { FilePictureStore, pictureNameOf } from '../pictures/adapters/storage/file-picture.store';
import { StorePicture } from '../pictures/application/store-picture';
import { maxPictureBytes } from '../pictures/domain/picture';
import { prepareDataFolders } from '../platform/config/data-folders';
import { ServerSettings } from '../platform/config/server.settings';
import { Environment } from '../platform/config/settings';
import { StartupError } from '../platform/config/startup-error';
import type { Database } from '../platform/postgres/database';
import { TypeOrmUnitOfWork } from '../platform/postgres/typeorm-unit-of-work';
import { openStorage } from '../platform/storage/open-storage';
import { StorageSettings } from '../platform/storage/storage.settings';
import { theShop } from '../shared/actor';
import { DomainError } from '../shared/domain-error';
import { SqlListingRows } from '../storefront/listing-rows/adapters/postgres/sql-listing-rows';
import { SqlProductChanges } from '../storefront/listing-rows/adapters/postgres/sql-product-changes';
import { SqlSearchDocuments } from '../storefront/search/adapters/postgres/sql-search-documents';
import { operatorCommand } from './operator-command';

/** Gives products the photographs of a folder. Exit code 1 when a file names no product or is refused. */
operatorCommand(async (database, say) => {
  const { folder, isDryRun } = wishIn(process.argv.slice(2));
  const files = await filesIn(folder);
  const pictures = new SqlPictureRepository(database);
  const shop = { get: () => theShop };
  const replacePictures = new ReplacePictures(
    productRepository(database),
    pictures,
    new SqlAuditTrail(database, shop),
    new TypeOrmUnitOfWork(database),
  );
  const store = new StorePicture(new FilePictureStore(await storage()), pictures);
  const imported = await new ImportPictures(
    new SqlPictureNames(database),
    new FilesOfFolder(folder, store),
    replacePictures,
  ).execute({
    ...{ files, isDryRun },
    onProgress: (outcome, done, all) => linesOf(outcome, `${done} of ${all}`, isDryRun).forEach(say),
  });
  imported.unmatched.forEach(({ file, why }) => say(`${file} ${why}`));
  const count = (result: ImportOutcome['result']) =>
    imported.outcomes.filter((outcome) => outcome.result === result).length;
  const refused = count('refused');
  const parts = isDryRun
    ? [`${numberOf(count('replaced'), 'product')} would get new pictures`, `${refused} would not`]
    : [
        `New pictures for ${numberOf(count('replaced'), 'product')}`,
        `${count('same')} had them already`,
        `${refused} as before`,
      ];
  say([...parts, `${numberOf(imported.unmatched.length, 'file')} without a product`].join('; '));
  process.exitCode = refused + imported.unmatched.length === 0 ? 0 : 1;
});

class FilesOfFolder extends PictureFiles {
  private readonly encoder = new ChildProcessPictureEncoder();

  constructor(
    private readonly folder: string,
    private readonly storePicture: StorePicture,
  ) {
    super();
  }

  async check(file: string): Promise<string> {
    return pictureNameOf((await this.encoded(file)).variants);
  }

  async store(file: string): Promise<string> {
    return (await this.storePicture.execute(await this.encoded(file))).url;
  }

  private async encoded(file: string) {
    const path = join(this.folder, file);
    try {
      if ((await stat(path)).size > maxPictureBytes) throw new PictureFileTooLarge();
      return await this.encoder.encode(path);
    } catch (error) {
      throw error instanceof DomainError ? error : new PictureFileUnreadable(error);
    }
  }
}

const numberOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function linesOf(
  { product, result, pictures, refused, why, tooMany }: ImportOutcome,
  progress: string,
  isDryRun: boolean,
) {
  const what = {
    replaced: `${isDryRun ? 'would get ' : ''}${numberOf(pictures, 'picture')}`,
    same: 'has them already',
    refused: `keeps its pictures${why === undefined ? '' : ` (${why})`}`,
  };
  return [
    `${progress}: ${product.title}: ${what[result]}`,
    ...refused.map(({ file, why }) => `  ${file}: ${why}`),
    ...tooMany.map((file) => `  ${file}: a product shows at most ${pictures} pictures`),
  ];
}

function wishIn(args: string[]): { folder: string; isDryRun: boolean } {
  const usage = new StartupError('Usage: npm run pictures:import -- --from <folder> [--dry-run]');
  try {
    const options = { from: { type: 'string' }, 'dry-run': { type: 'boolean' } } as const;
    const { from, 'dry-run': isDryRun = false } = parseArgs({ args, options }).values;
    // npm starts scripts in the folder of the project.
    if (from) return { folder: resolve(process.env.INIT_CWD ?? '.', from), isDryRun };
  } catch {
    throw usage;
  }
  throw usage;
}

/** Those of the folder itself; systems hide their own files behind a dot. */
async function filesIn(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name);
  } catch (error) {
    throw new StartupError(`The folder can't be read: ${(error as Error).message}`, { cause: error });
  }
}

async function storage() {
  const environment = new Environment(process.env);
  const server = new ServerSettings(environment);
  await prepareDataFolders(server);
  return openStorage(server, new StorageSettings(environment));
}

function productRepository(database: Database): TypeOrmProductRepository {
  const { dataSource } = database;
  return new TypeOrmProductRepository(
    database,
    dataSource.getRepository(ProductRow),
    dataSource.getRepository(VariantRow),
    dataSource.getRepository(ProductColourRow),
    dataSource.getRepository(ProductPictureRow),
    new SqlVariantRows(database, { get: () => theShop }),
    new SqlProductChanges(new SqlSearchDocuments(database), new SqlListingRows(database)),
    new SqlSizeChartRepository(database),
  );
}
