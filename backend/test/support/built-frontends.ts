import { mkdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';

/** A shell's page as its build leaves it. */
export const shellTemplate =
  '<!doctype html><html><head><script defer src=/main.0123abcd.js></script><link href=/main.0123abcd.css rel=stylesheet></head>' +
  '<body><div id=root></div><template data-frame=topbar><div class="topbar"></div><slot></slot></template></body></html>';

/** As a remote's build writes it, as far as the server reads it. */
export const remoteManifest = (entry: string) =>
  JSON.stringify({ metaData: { remoteEntry: { name: entry } } });

/** A folder of built frontends, each of which may be deployed anew. */
export function builtFrontends() {
  const root = join(tmpdir(), `haberdash-built-${randomUUID()}`);
  let deployed = 0;

  async function put(workspace: string, files: Record<string, string>): Promise<void> {
    const folder = join(root, workspace, 'dist');
    await mkdir(folder, { recursive: true });
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(folder, name), content);
      // Two deployments within one tick of the clock.
      const moved = new Date(Date.now() + (deployed += 10));
      await utimes(join(folder, name), moved, moved);
    }
  }

  return { root, put, remove: () => rm(root, { recursive: true }) };
}
