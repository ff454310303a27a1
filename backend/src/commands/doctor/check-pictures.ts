import { access, constants } from 'node:fs/promises';
import type { ServerSettings } from '../../platform/config/server.settings';
import { S3FileStorage } from '../../platform/storage/s3-file-storage';
import type { S3Settings, StorageSettings } from '../../platform/storage/storage.settings';
import type { StorageUnavailable } from '../../platform/storage/storage-unavailable';
import { type Finding, works, wrong } from './finding';

const part = 'Pictures';

export const checkPictures = (server: ServerSettings, { s3 }: StorageSettings): Promise<Finding> =>
  s3 ? checkBucket(s3) : checkFolders(server);

async function checkFolders({ uploadsDir, draftsDir }: ServerSettings): Promise<Finding> {
  try {
    for (const folder of [uploadsDir, draftsDir]) await access(folder, constants.W_OK | constants.X_OK);
    return works(part, `${uploadsDir} can be written`);
  } catch (error) {
    const { message } = error as Error;
    return wrong(part, `${message}: a server makes the folder when it starts, where DATA_DIR may be written`);
  }
}

async function checkBucket(s3: S3Settings): Promise<Finding> {
  try {
    const bucket = await S3FileStorage.open(s3);
    await bucket.names()[Symbol.asyncIterator]().next();
    return works(part, `the bucket ${s3.bucket} can be listed`);
  } catch (error) {
    return wrong(part, `the bucket ${s3.bucket}: ${(error as StorageUnavailable).reason}`);
  }
}
