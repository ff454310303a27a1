import { createHmac, randomInt } from 'node:crypto';
import { derivedKey } from '../../../sessions/adapters/http/derived-key';
import { EmailCodes } from '../../application/ports';

const digits = 6;

/** A plain hash of six digits would be found by trying all of them. */
export class HmacEmailCodes extends EmailCodes {
  private readonly key: Buffer;

  /** @param secret the shop's own, from which the key is derived */
  constructor(secret: string) {
    super();
    this.key = derivedKey(secret, 'e-mail codes');
  }

  create(changeId: string): { code: string; hash: string } {
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    return { code, hash: this.hash(changeId, code) };
  }

  hash(changeId: string, code: string): string {
    return createHmac('sha256', this.key).update(`${changeId} ${code}`).digest('base64');
  }
}
