import { get as getByHttp, type IncomingMessage } from 'node:http';
import { get as getByHttps } from 'node:https';

/**
 * Does not follow redirects. Not by `fetch`: that of Node 20 may forget its signal once the response has begun, and would wait
 * for ever for a body without end.
 * @throws when there is no response, or its body has not ended, within the time
 */
export function getWithin(address: string, timeoutMs: number): Promise<IncomingMessage> {
  const get = address.startsWith('https:') ? getByHttps : getByHttp;
  return new Promise((resolve, reject) => {
    get(address, { signal: AbortSignal.timeout(timeoutMs) }, resolve).once('error', reject);
  });
}

/** @throws when it is too large, or does not end in the time of `getWithin` */
export async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('The response is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
