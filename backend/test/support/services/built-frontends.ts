import { mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** The shell's index.html, as its build writes it. */
export const shellTemplate =
  '<!doctype html><html><head><script defer src=/main.0123abcd.js></script><style>.topbar{height:4rem}</style></head>' +
  '<body><div id=root></div><template data-frame=topbar><div class="topbar"></div><slot></slot></template></body></html>';

/** A folder of built frontends, which may be deployed again and again. */
export function builtFrontends() {
  const root = join(tmpdir(), `haberdash-built-${randomUUID()}`);

  async function put(workspace: string, files: Record<string, string>): Promise<void> {
    const folder = join(root, workspace, 'dist');
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
    }
  }

  return { root, put, remove: () => rm(root, { recursive: true }) };
}
