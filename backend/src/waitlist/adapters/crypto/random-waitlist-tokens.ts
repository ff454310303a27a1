import { createHash, randomBytes } from 'node:crypto';
import { WaitlistTokens } from '../../application/ports';

/** 256 random bits need no slow hash: nobody can try them out. */
export class RandomWaitlistTokens extends WaitlistTokens {
  create(): { token: string; hash: string } {
    const token = randomBytes(32).toString('base64url');
    return { token, hash: this.hash(token) };
  }

  hash(token: string): string {
    return createHash('sha256').update(token).digest('hex');
  }
}
