import { ServerSettings } from '../platform/config/server.settings';
import { prepareDataFolders } from '../platform/config/data-folders';
import { Environment } from '../platform/config/settings';
import { StartupError } from '../platform/config/startup-error';
import { copyFiles } from '../platform/storage/copy-files';
import { storageOnDisk } from '../platform/storage/open-storage';
import { S3FileStorage } from '../platform/storage/s3-file-storage';
import { StorageSettings } from '../platform/storage/storage.settings';
import { command } from './operator-command';

/** Copies all pictures to the bucket (`s3`), or from it to this machine (`disk`). Exit code 1 when one differs in the end. */
command(async (say) => {
  const [to] = process.argv.slice(2);
  const { disk, bucket } = await bothStorages();
  if (to !== 's3' && to !== 'disk') throw new StartupError('Say where to: pictures:copy -- s3, or -- disk');
  const [source, target] = to === 's3' ? [disk, bucket] : [bucket, disk];
  const { equal, copied, different } = await copyFiles(source, target, (done) => say(`${done} files done`));
  say(`${copied} files copied; ${equal} are equal in both`);
  different.forEach((name) => say(`${name} differs`));
  process.exitCode = different.length === 0 ? 0 : 1;
});

async function bothStorages() {
  const environment = new Environment(process.env);
  const server = new ServerSettings(environment);
  const { s3 } = new StorageSettings(environment);
  if (!s3) throw new StartupError('Set S3_BUCKET and its keys: pictures are copied to or from it.');
  await prepareDataFolders(server);
  return { disk: storageOnDisk(server), bucket: await S3FileStorage.open(s3) };
}
