import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the image tells Node of memory. */
export function imageSettings(): Record<string, string> {
  const dockerfile = readFileSync(join(__dirname, '../Dockerfile'), 'utf8');
  const settings = ['NODE_OPTIONS', 'MALLOC_ARENA_MAX'];
  return Object.fromEntries(
    settings.map((name) => [name, new RegExp(`${name}=(\\S+)`).exec(dockerfile)![1]!]),
  );
}
