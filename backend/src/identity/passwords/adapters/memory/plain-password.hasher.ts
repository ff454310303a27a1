import { PasswordHasher } from '../../application/ports';

/** For use-case tests: quick, and remembers what it was asked to compare with. */
export class PlainPasswordHasher extends PasswordHasher {
  readonly comparedWith: (string | undefined)[] = [];

  async hash(password: string): Promise<string> {
    return `hash of ${password}`;
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    this.comparedWith.push(hash);
    return hash === `hash of ${password}`;
  }
}
