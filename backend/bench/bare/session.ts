import type { IncomingMessage } from 'node:http';
import sql from 'sql-template-tag';
import { run } from './database';

export interface Shopper {
  id: string;
  name: string;
}

/** Whose session the cookie names; its signature is believed. */
export async function shopperOf({ headers }: IncomingMessage): Promise<Shopper> {
  const [, claims] = /token=[^.]+\.([^.]+)/.exec(headers.cookie!)!;
  const { sid } = JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { sid: string };
  const [shopper] = await run<Shopper>(sql`
    SELECT u.id, u.user_name AS name FROM identity.sessions s JOIN identity.users u ON u.id = s.user_id
     WHERE s.id = ${sid} AND s.revoked_at IS NULL AND s.expires_at > now()`);
  return shopper!;
}
