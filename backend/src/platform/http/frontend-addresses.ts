import { FetchedFiles } from './fetched-files';
import type { Frontends, ListedRemote, OpenFile, RemotePlace } from './frontends';

/** Each served by a server of its own: the shell's is told by a setting, the remotes' by the shell's list. */
export class FrontendAddresses implements Frontends {
  readonly shell: string;
  private readonly files = new FetchedFiles();

  /** @param remoteUrls by a remote's name, where this server reaches it otherwise than browsers do */
  constructor(
    shellUrl: string,
    private readonly remoteUrls: ReadonlyMap<string, string>,
  ) {
    this.shell = new URL('/', shellUrl).href;
  }

  placeOf({ name, manifest }: ListedRemote): RemotePlace | undefined {
    if (manifest === undefined || !URL.canParse(manifest, this.shell)) return undefined;
    const { protocol, pathname, origin } = new URL(manifest, this.shell);
    if (!/^https?:$/.test(protocol)) return undefined;
    const folder = pathname.slice(0, pathname.lastIndexOf('/') + 1);
    return {
      base: URL.canParse(manifest) ? origin + folder : folder,
      files: (this.remoteUrls.get(name) ?? origin) + folder,
    };
  }

  open(file: string): Promise<OpenFile> {
    return this.files.open(file);
  }
}
