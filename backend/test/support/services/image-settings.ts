import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The image limits Node's memory, and lets it keep compiled code (which Node does from 22.1 on). */
export function imageSettings(): Record<string, string> {
  const dockerfile = readFileSync(join(__dirname, '../../../Dockerfile'), 'utf8');
  const valueOf = (name: string) => new RegExp(`${name}="?((?<=")[^"]+|\\S+)`).exec(dockerfile)![1]!;
  return {
    NODE_OPTIONS: valueOf('NODE_OPTIONS'),
    MALLOC_ARENA_MAX: valueOf('MALLOC_ARENA_MAX'),
    NODE_COMPILE_CACHE: join(tmpdir(), 'haberdash-compiled'),
  };
}
