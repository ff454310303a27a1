import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { advisoryLocks } from './advisory-locks';

const source = join(__dirname, '../../..');

describe('advisory locks', () => {
  it('have a key each', () => {
    const keys = Object.values(advisoryLocks);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are all in the one table', () => {
    const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
      /(?<!\.spec)\.ts$/.test(file),
    );
    const takesLock = /pg_(try_)?advisory_(?!unlock)/;
    const others = files.filter((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      return takesLock.test(text) && !text.includes('advisoryLocks.');
    });
    expect(others).toEqual([]);
  });
});
