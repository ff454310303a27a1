import { get as getByHttp, type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { get as getByHttps } from 'node:https';

/**
 * What a server has at an address; a redirection is not followed. Not by `fetch`, which in Node 20 may forget its signal once the
 * answer has begun: a body without end would be waited for for ever.
 * @throws when none comes, or its body has not ended, within the time
 */
export function answerOf(
  address: string,
  withinMs: number,
  headers: OutgoingHttpHeaders = {},
): Promise<IncomingMessage> {
  const get = address.startsWith('https:') ? getByHttps : getByHttp;
  return new Promise((resolve, reject) => {
    get(address, { headers, signal: AbortSignal.timeout(withinMs) }, resolve).once('error', reject);
  });
}

/** @throws when it is too large, or does not end in the time of `answerOf` */
export async function textOf(response: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('It is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
