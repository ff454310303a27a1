import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** In bytes; below it compression saves no packet. */
export const worthCompressing = 1_024;

/** In bytes; as many take 0.3 ms, a fifth of what it costs to have another thread do it. */
const compressedAtOnce = 64 * 1024;

/** 256 KB: no answer is longer, and a larger window takes megabytes for each that is under way. */
const windowBits = 18;

/** By what each can be set to: more for what is sent often. */
export interface Effort {
  brotli: number;
  gzip: number;
}

const known = new LRUCache<string, Encoding>({ max: 100 });

/** @param accepted the header `Accept-Encoding`; browsers of one kind all say the same */
export function preferredEncoding(accepted = ''): Encoding {
  const remembered = known.get(accepted);
  if (remembered) return remembered;
  const acceptable = new Negotiator({ headers: { 'accept-encoding': accepted } }).encodings([...encodings]);
  const preferred = encodings.find((encoding) => acceptable.includes(encoding)) ?? 'identity';
  known.set(accepted, preferred);
  return preferred;
}

/** @returns at once what is short */
export function encode(body: Buffer, encoding: Encoding, effort: Effort): Buffer | Promise<Buffer> {
  if (encoding === 'identity') return body;
  const isShort = body.length <= compressedAtOnce;
  if (encoding === 'gzip') {
    const options = { level: effort.gzip };
    return isShort ? gzipSync(body, options) : promisify(gzip)(body, options);
  }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
  };
  return isShort ? brotliCompressSync(body, { params }) : promisify(brotliCompress)(body, { params });
}
