import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ServerSettings } from '../../platform/config/server.settings';
import { Environment } from '../../platform/config/settings';
import { prepareDataFolders } from '../../platform/config/data-folders';
import { makeFolder } from '../../platform/config/make-folder';
import { StartupError } from '../../platform/config/startup-error';
import { copyFiles } from '../../platform/storage/copy-files';
import { DiskFileStorage } from '../../platform/storage/disk-file-storage';
import { draftsIn, storageOnDisk } from '../../platform/storage/open-storage';
import { StorageSettings } from '../../platform/storage/storage.settings';
import type { Dump } from './dump';
import { assertSealed, makeSealedFolder } from './sealed-folder';

/** The data folder of the embedded Postgres, copied while it runs. */
export interface ClusterCopy {
  kind: 'cluster';
  postgres: number;
}

export type DatabaseCopy = Dump | ClusterCopy;

interface Description {
  format: number;
  madeAt: string;
  database: DatabaseCopy;
  pictures: { files: number } | { bucket: string };
}

type Say = (line: string) => void;

/** Where pictures are: in a folder of this machine or in a bucket. */
type Pictures = ServerSettings | { bucket: string };

export function picturesIn(variables: NodeJS.ProcessEnv): Pictures {
  const environment = new Environment(variables);
  const { s3 } = new StorageSettings(environment);
  return s3 ? { bucket: s3.bucket } : new ServerSettings(environment);
}

const descriptionIn = (folder: string) => join(folder, 'backup.json');
const uploadsIn = (folder: string) => join(folder, 'uploads');

/**
 * Pictures come after the database: a file never changes and none is deleted, so all that the database names are there.
 * @param parent the folder of all backups
 * @returns the backup's folder
 */
export async function makeBackup(
  parent: string,
  pictures: Pictures,
  copyDatabase: (folder: string) => Promise<DatabaseCopy>,
): Promise<string> {
  const madeAt = new Date().toISOString();
  const folder = join(parent, madeAt.replaceAll(':', '-').replace(/\.\d+/, ''));
  await makeSealedFolder(folder, async (draft) => {
    const database = await copyDatabase(draft);
    const description: Description = {
      format: 1,
      madeAt,
      database,
      pictures: await copyPictures(pictures, draft),
    };
    await writeFile(descriptionIn(draft), `${JSON.stringify(description, undefined, 2)}\n`);
  });
  return folder;
}

async function copyPictures(pictures: Pictures, draft: string): Promise<Description['pictures']> {
  if ('bucket' in pictures) return { bucket: pictures.bucket };
  await makeFolder(pictures.uploadsDir);
  await cp(pictures.uploadsDir, uploadsIn(draft), { recursive: true });
  return { files: (await readdir(uploadsIn(draft))).length };
}

/**
 * @param folder of the backup
 * @throws StartupError when it is not complete and unchanged, or can't be restored here
 */
export async function restoreBackup(
  folder: string,
  pictures: Pictures,
  restoreDatabase: (copy: DatabaseCopy) => Promise<void>,
  say: Say,
): Promise<void> {
  await assertSealed(folder);
  const description = JSON.parse(await readFile(descriptionIn(folder), 'utf8')) as Description;
  if (description.format !== 1)
    throw new StartupError('The backup was made by a later version: restore it with that version.');
  const uploads = 'bucket' in description.pictures ? undefined : folderOf(pictures);
  await restoreDatabase(description.database);
  say(`The database is as it was on ${description.madeAt}`);
  if (uploads) say(`${await restorePictures(folder, uploads)} files of pictures are in place`);
  else say('The backup leaves its pictures out: they are in a bucket');
}

function folderOf(pictures: Pictures): ServerSettings {
  if (!('bucket' in pictures)) return pictures;
  throw new StartupError(
    'The backup has pictures: restore it without S3_BUCKET, then run "npm run pictures:copy -- s3".',
  );
}

/** Those that are there already stay. */
async function restorePictures(folder: string, server: ServerSettings): Promise<number> {
  await prepareDataFolders(server);
  const source = new DiskFileStorage(uploadsIn(folder), draftsIn(server));
  const { equal, different } = await copyFiles(source, storageOnDisk(server), () => undefined);
  if (different.length === 0) return equal;
  throw new StartupError(`These pictures are here with another content: ${different.join(', ')}`);
}
