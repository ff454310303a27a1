import { createSecretKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../../../platform/config/make-folder';
import { StartupError } from '../../../../platform/config/startup-error';

const minLength = 32;

/** Sessions' tokens are signed with the secret that was set, else with one that is made once and kept. */
export class SigningSecret {
  /** From a text, a verifier would first try to make a public key, for each token. */
  readonly key: KeyObject;

  private constructor(readonly value: string) {
    this.key = createSecretKey(value, 'utf8');
  }

  /** @param dataDir where one is kept when none is set @throws StartupError when the kept one is unusable */
  static async of(jwtSecret: string | undefined, dataDir: string): Promise<SigningSecret> {
    return new SigningSecret(jwtSecret ?? (await keptIn(dataDir)));
  }
}

async function keptIn(folder: string): Promise<string> {
  const path = join(folder, 'jwt-secret');
  await makeFolder(folder);
  await makeUnlessThere(path);
  const secret = await readFile(path, 'utf8');
  if (secret.length >= minLength) return secret;
  throw new StartupError(`The signing secret in ${path} is too short: remove the file to get a new one.`);
}

/** Under its name the file is whole from the first moment: of two servers that start at once, both read the same. */
async function makeUnlessThere(path: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  await writeFile(draft, randomBytes(minLength).toString('base64url'), { mode: 0o600, flush: true });
  try {
    await link(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await rm(draft);
  }
}
