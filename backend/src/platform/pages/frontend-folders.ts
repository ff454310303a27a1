import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Frontends, ListedRemote, OpenFile, RemotePlace } from './frontends';

/** Built beside each other under one folder, and served from there by this server. */
export class FrontendFolders implements Frontends {
  readonly shell: string;
  private readonly opening = new Map<string, Promise<OpenFile>>();

  constructor(private readonly root: string) {
    this.shell = this.distOf('shell');
  }

  placeOf(remote: ListedRemote): RemotePlace | undefined {
    const segment = segmentOf(remote);
    return segment === undefined ? undefined : { base: `/remotes/${segment}/`, files: this.distOf(segment) };
  }

  /** Looked at once for all who want it at the same moment. */
  open(file: string): Promise<OpenFile> {
    const underWay = this.opening.get(file);
    if (underWay) return underWay;
    const opening = openFile(file).finally(() => this.opening.delete(file));
    this.opening.set(file, opening);
    return opening;
  }

  private distOf(segment: string): string {
    return join(this.root, `frontend-${segment}`, 'dist', '/');
  }
}

async function openFile(file: string): Promise<OpenFile> {
  const { mtimeMs, size } = await stat(file);
  return { version: `${mtimeMs} ${size}`, text: () => readFile(file, 'utf8') };
}

/** Undefined for one that lives at another address. */
const segmentOf = ({ name, manifest }: ListedRemote): string | undefined =>
  manifest === undefined ? name : /^\/remotes\/([\w-]+)\/[\w.-]+$/.exec(manifest)?.[1];
