import { sign } from 'node:crypto';
import type { Pool } from 'pg';
import { generateCertificate } from './certificate';

/** Under which its certificate is had; there is no other. */
export const certificateName = 'CERT-SIMULATED';

const aYear = 365 * 24 * 60 * 60 * 1000;

/** The simulator signs its webhooks with one key: made once, and the same for every process on this database. */
export class SigningKey {
  private constructor(
    private readonly privateKey: string,
    readonly certificate: string,
  ) {}

  static async of(pool: Pool): Promise<SigningKey> {
    const known = await SigningKey.find(pool);
    if (known) return known;
    const notAfterDate = new Date(Date.now() + 10 * aYear);
    const made = await generateCertificate('PayPal simulator', { notAfterDate });
    await pool.query(
      `INSERT INTO paypal_simulator.signing_keys (id, private_key, certificate) VALUES (1, $1, $2)
       ON CONFLICT DO NOTHING`,
      [made.key, made.cert],
    );
    return (await SigningKey.find(pool))!;
  }

  sign(text: string): string {
    return sign('sha256', Buffer.from(text), this.privateKey).toString('base64');
  }

  private static async find(pool: Pool): Promise<SigningKey | undefined> {
    const found = await pool.query<{ private_key: string; certificate: string }>(
      'SELECT private_key, certificate FROM paypal_simulator.signing_keys',
    );
    const [row] = found.rows;
    return row && new SigningKey(row.private_key, row.certificate);
  }
}
