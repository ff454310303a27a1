import type { ServerSettings } from '../config/server.settings';
import { DiskFileStorage } from './disk-file-storage';
import { DraftFolder } from './draft-folder';
import type { FileStorage } from './file-storage';
import { S3FileStorage } from './s3-file-storage';
import type { StorageSettings } from './storage.settings';

export const draftsIn = ({ draftsDir }: ServerSettings) => new DraftFolder(draftsDir);

export const storageOnDisk = (settings: ServerSettings): FileStorage =>
  new DiskFileStorage(settings.uploadsDir, draftsIn(settings));

export const openStorage = async (server: ServerSettings, { s3 }: StorageSettings): Promise<FileStorage> =>
  s3 ? S3FileStorage.open(s3) : storageOnDisk(server);
