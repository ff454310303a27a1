import { z } from 'zod';
import { DomainError } from '../../shared/domain-error';

export class MalformedCursor extends DomainError.of(
  'invalid',
  'MALFORMED_CURSOR',
  'cursor: must be the nextCursor of a page in the same order',
) {}

/** A cursor's keys are values that Postgres takes for the column's type without an error. */
export const cursorKey = {
  id: z.uuid(),
  text: z.string().refine((text) => !text.includes('\u0000')),
  /** The time as `exactIsoTime` writes it; Postgres knows no year 0. */
  time: z.iso.datetime().refine((time) => !time.startsWith('0000')),
  integer: z.int32(),
};

/** @param keys by which the next page starts right behind this one */
export const writeCursor = (keys: unknown[]): string =>
  Buffer.from(JSON.stringify(keys)).toString('base64url');

/** @throws MalformedCursor */
export function readCursor<Keys>(cursor: string, schema: z.ZodType<Keys>): Keys {
  const read = schema.safeParse(parsed(Buffer.from(cursor, 'base64url').toString()));
  if (!read.success) throw new MalformedCursor();
  return read.data;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
