import { request, type ClientRequest } from 'node:http';
import type { Person } from './people';
import type { ShopResponse } from './shop-client';

const path = '/api/admin/products/upload-image';

export function upload({ client }: Pick<Person, 'client'>, content: Buffer): Promise<ShopResponse> {
  const form = new FormData();
  form.set('my_file', new Blob([new Uint8Array(content)]), 'picture.png');
  return client.post(path, form);
}

/** Sends the first megabyte of a picture, and no more. */
export function beginUpload({ client }: Person, origin: string): ClientRequest {
  const boundary = 'half-a-form';
  const sending = request(new URL(path, origin), {
    method: 'POST',
    headers: { cookie: client.cookieHeader, 'content-type': `multipart/form-data; boundary=${boundary}` },
  });
  // It is cut off: that is what it is for.
  sending.on('error', () => undefined);
  const head = `Content-Disposition: form-data; name="my_file"; filename="a.png"\r\nContent-Type: image/png`;
  sending.write(`--${boundary}\r\n${head}\r\n\r\n`);
  sending.write(Buffer.alloc(1024 * 1024));
  return sending;
}
