import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Settings } from '../../../src/platform/storage/storage.settings';

export interface S3Server {
  settings: S3Settings;
  env: NodeJS.ProcessEnv;
  close(): Promise<void>;
}

const bucket = 'pictures';
/** The only ones it knows. */
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

/** A storage that speaks the protocol of S3, on a free port, with an empty bucket. */
export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'haberdash-s3-'));
  const storage = new S3rver({ silent: true, directory, configureBuckets: [{ name: bucket, configs: [] }] });
  await storage.configureBuckets();
  const server = createServer(storage.callback()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    settings: { bucket, endpoint, region: 'us-east-1', ...keys },
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
