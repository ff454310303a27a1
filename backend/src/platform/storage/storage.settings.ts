import { z } from 'zod';
import { matching, origin, settingsOf } from '../config/settings';

export interface S3Settings {
  bucket: string;
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const keys = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** Where uploaded pictures are kept: in DATA_DIR, unless there is a bucket. */
export class StorageSettings extends settingsOf(
  {
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
      .optional()
      .meta({
        description:
          'the bucket that keeps uploaded pictures, on Amazon or another server that speaks S3; ' +
          'several servers on several machines need one, or a shared `DATA_DIR`',
        whenUnset: 'unset: a folder in `DATA_DIR`',
      }),
    S3_ENDPOINT: matching(origin, 'http://storage:9000')
      .optional()
      .meta({ description: 'the address of another server that speaks S3', whenUnset: "Amazon's" }),
    S3_REGION: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, 'must be like eu-central-1')
      .default('us-east-1')
      .meta({ description: "the bucket's region" }),
    S3_ACCESS_KEY_ID: z
      .string()
      .optional()
      .meta({
        description:
          'the key to the bucket, which may get, put, list and delete its objects; ' +
          'required with `S3_BUCKET`',
      }),
    S3_SECRET_ACCESS_KEY: z
      .string()
      .optional()
      .meta({ description: 'its secret; required with `S3_BUCKET`' }),
  },
  keys.map((key) => (variables) => {
    return variables.S3_BUCKET !== undefined && !variables[key] && `${key} must be set where S3_BUCKET is`;
  }),
) {
  get s3(): S3Settings | undefined {
    if (!this.S3_BUCKET) return undefined;
    return {
      bucket: this.S3_BUCKET,
      endpoint: this.S3_ENDPOINT,
      region: this.S3_REGION,
      accessKeyId: this.S3_ACCESS_KEY_ID!,
      secretAccessKey: this.S3_SECRET_ACCESS_KEY!,
    };
  }
}
