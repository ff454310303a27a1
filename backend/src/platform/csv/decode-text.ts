import { isUtf8 } from 'node:buffer';

/** A text file in UTF-8, or in UTF-16 with a byte order mark. Undefined: it is neither. */
export function decodeText(file: Buffer): string | undefined {
  const [first, second] = file;
  if (first === 0xff && second === 0xfe) return decoded('utf-16le', file);
  if (first === 0xfe && second === 0xff) return decoded('utf-16be', file);
  return isUtf8(file) ? decoded('utf-8', file) : undefined;
}

/** Without the byte order mark. */
const decoded = (encoding: string, file: Buffer): string => new TextDecoder(encoding).decode(file);
