import * as argon2 from '@node-rs/argon2';
import { Argon2PasswordHasher } from './argon2-password.hasher';

const passwords = new Argon2PasswordHasher();

describe('passwords hashed by argon2', () => {
  it('use argon2id with 19 MiB, two passes and one lane', async () => {
    expect(await passwords.hash('a-long-password')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('match their own hash only', async () => {
    const hash = await passwords.hash('a-long-password');
    expect(await passwords.matches('a-long-password', hash)).toBe(true);
    expect(await passwords.matches('A-long-password', hash)).toBe(false);
  });

  it('match however a keyboard writes their accents', async () => {
    const [one, two] = ['caf\u00e9-au-lait', 'cafe\u0301-au-lait'];
    for (const written of [one, two]) {
      const hash = await passwords.hash(written);
      expect(await Promise.all([one, two].map((typed) => passwords.matches(typed, hash)))).toEqual([
        true,
        true,
      ]);
    }
    expect(await passwords.matches(two, await argon2.hash(two))).toBe(true);
  });

  it('have a different hash each time', async () => {
    const [one, other] = [await passwords.hash('a-long-password'), await passwords.hash('a-long-password')];
    expect(one).not.toBe(other);
  });

  it('match no hash when there is no account', async () => {
    expect(await passwords.matches('a-long-password', undefined)).toBe(false);
  });
});
