import { LinkTokens } from '../../src/shared/access/link-tokens';

/** `token-1`, `token-2` and so on. */
export class CountedTokens extends LinkTokens {
  private count = 0;

  create(): { token: string; hash: string } {
    const token = `token-${++this.count}`;
    return { token, hash: this.hash(token) };
  }

  hash(token: string): string {
    return `hash of ${token}`;
  }
}
