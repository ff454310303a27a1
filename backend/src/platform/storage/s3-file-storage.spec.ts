import { type S3Server, startS3Server } from '../../../test/support/services/s3-server';
import { fileStorageContract } from './file-storage.contract';
import { S3FileStorage } from './s3-file-storage';
import { StorageUnavailable } from './storage-unavailable';

describe('a bucket of files', () => {
  let server: S3Server;
  let storage: S3FileStorage;
  beforeAll(async () => {
    server = await startS3Server();
    storage = await S3FileStorage.open(server.settings, 3);
  });
  afterAll(() => server.close());

  fileStorageContract(() => storage);

  it.each([
    ['of a wrong key', { accessKeyId: 'nobody', secretAccessKey: 'planted-secret' }],
    ['of a name that does not exist', { bucket: 'nobodys' }],
    ['on a server that is away', { endpoint: 'http://127.0.0.1:1' }],
  ])('%s is unavailable, with a reason and without its key', async (_, wrong) => {
    const other = await S3FileStorage.open({ ...server.settings, ...wrong });
    const refusal = await other
      .add('shirt-640.webp', Buffer.from('a shirt'))
      .catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(StorageUnavailable);
    expect((refusal as StorageUnavailable).reason).not.toContain('planted-secret');
    await expect(other.names()[Symbol.asyncIterator]().next()).rejects.toThrow(StorageUnavailable);
  });
});
