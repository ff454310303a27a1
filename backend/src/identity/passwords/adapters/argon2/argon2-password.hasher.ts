import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import { PasswordHasher } from '../../application/ports';

/** `Algorithm.Argon2id`: a `const enum`, which TypeScript can't read under `isolatedModules`. */
const argon2id = 2;

/** OWASP's smallest recommendation: 19 MiB, two passes, one lane. */
const options = { algorithm: argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes two of the four threads that Node lends out; the others stay free for files and pictures. */
const atOnce = 2;

/** Costs as much to compare with as a real one, and no password is known to fit. */
const nobodysHash = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$${base64('nobodys salt :-)')}$${base64('this is not the hash of anything')}`;

/** Keyboards write `é` as one character or as two. */
const composed = (password: string): string => password.normalize('NFC');

export class Argon2PasswordHasher extends PasswordHasher {
  private readonly inTurn = new PQueue({ concurrency: atOnce });

  hash(password: string): Promise<string> {
    return this.inTurn.add(() => hash(composed(password), options));
  }

  async matches(password: string, hash: string | undefined): Promise<boolean> {
    const fits = await this.fits(composed(password), hash);
    if (fits || password === composed(password)) return fits;
    // The hash may be of a release that hashed passwords as they came.
    return this.fits(password, hash);
  }

  private async fits(password: string, hash: string | undefined): Promise<boolean> {
    const fits = await this.inTurn.add(() => verify(hash ?? nobodysHash, password));
    return fits && hash !== undefined;
  }
}

/** The PHC string format has Base64 without padding. */
function base64(text: string): string {
  return Buffer.from(text).toString('base64').replaceAll('=', '');
}
