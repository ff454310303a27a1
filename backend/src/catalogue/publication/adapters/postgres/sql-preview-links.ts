import { createHash, randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../../../../platform/postgres/database';
import { previewDays, PreviewLinks } from '../../application/preview-links';

export class SqlPreviewLinks extends PreviewLinks {
  constructor(private readonly database: Database) {
    super();
  }

  async renew(productId: string) {
    const token = randomBytes(32).toString('base64url');
    const [row] = await this.database.query<{ expiresAt: Date }>(sql`
      INSERT INTO catalogue.preview_links (product_id, token_hash, expires_at)
      VALUES (${productId}, ${hashOf(token)}, now() + make_interval(days => ${previewDays}))
      ON CONFLICT (product_id) DO UPDATE SET (token_hash, expires_at) = (excluded.token_hash, excluded.expires_at)
      RETURNING expires_at AS "expiresAt"`);
    return { token, expiresAt: row!.expiresAt };
  }

  async find(token: string) {
    const [row] = await this.database.query<{ productId: string; expiresAt: Date }>(sql`
      SELECT product_id AS "productId", expires_at AS "expiresAt" FROM catalogue.preview_links
       WHERE token_hash = ${hashOf(token)} AND expires_at > now()`);
    return row;
  }
}

/** 256 random bits need no slow hash: nobody can try them out. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
