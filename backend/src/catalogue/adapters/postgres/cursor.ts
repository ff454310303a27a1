import { MalformedCursor } from '../../domain/catalogue.errors';

type Check = (value: unknown) => boolean;

/** @param keys by which the next page starts right behind this one */
export const writeCursor = (keys: unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** @param checks one for each key. @throws MalformedCursor */
export function readCursor(cursor: string, ...checks: Check[]): unknown[] {
  const keys = parsed(Buffer.from(cursor, 'base64url').toString());
  const fits = Array.isArray(keys) && keys.length === checks.length;
  if (!fits || !checks.every((check, place) => check(keys[place]))) throw new MalformedCursor();
  return keys;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
