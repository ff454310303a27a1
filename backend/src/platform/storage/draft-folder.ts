import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Files on their way: uploads that are to become pictures, pictures that have no name yet. None outlives its use. */
export class DraftFolder {
  constructor(readonly folder: string) {}

  newPath(): string {
    return join(this.folder, this.newName());
  }

  newName(): string {
    return [hostname(), process.pid, randomUUID()].join('~');
  }

  /** Removes the files of killed processes; another server that shares the folder keeps those it works on. */
  async removeLeftOvers(): Promise<void> {
    for (const name of await readdir(this.folder)) {
      if (isLeftOver(name)) await rm(join(this.folder, name), { force: true });
    }
  }
}

/** Before this process has made one, those of its own number are of an earlier process. */
function isLeftOver(name: string): boolean {
  const [host, pid] = name.split('~');
  return host === hostname() && (Number(pid) === process.pid || !isRunning(Number(pid)));
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
