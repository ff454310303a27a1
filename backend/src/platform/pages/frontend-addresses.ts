import { FetchedFiles } from './fetched-files';
import { type Frontends, type ListedRemote, type OpenFile, originOf, type RemotePlace } from './frontends';

/** Each served by a server of its own: the shell's is told by a setting, the remotes' by the shell's list. */
export class FrontendAddresses implements Frontends {
  readonly shell: string;
  private readonly files = new FetchedFiles();

  /** @param remoteUrls origins by the remotes' names, where this server reaches them otherwise than browsers do */
  constructor(
    private readonly shellUrl: string,
    private readonly remoteUrls: ReadonlyMap<string, string>,
  ) {
    this.shell = `${shellUrl}/`;
  }

  placeOf({ name, manifest = '' }: ListedRemote): RemotePlace | undefined {
    const isAtShells = /^\/(?![/\\])/.test(manifest);
    const origin = isAtShells ? this.shellUrl : originOf(manifest);
    if (origin === undefined) return undefined;
    const { pathname } = new URL(manifest, origin);
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    return {
      base: isAtShells ? folder : origin + folder,
      files: (this.remoteUrls.get(name) ?? origin) + folder,
    };
  }

  open(file: string): Promise<OpenFile> {
    return this.files.open(file);
  }
}
