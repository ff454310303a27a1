import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

export interface ListedRemote {
  name: string;
  manifest?: string | undefined;
}

/** Two URLs of the same folder; both end with a slash. */
export interface RemoteLocation {
  forBrowser: string;
  forServer: string;
}

export interface FrontendLocations {
  /** A URL that ends with a slash. */
  shell: string;
  /** @returns undefined for a remote that is deployed elsewhere */
  remote(remote: ListedRemote): RemoteLocation | undefined;
}

/** All frontends are built in one folder, and this server serves them. */
export function localFrontends(root: string): FrontendLocations {
  const dist = (name: string) => pathToFileURL(join(root, `frontend-${name}`, 'dist', '/')).href;
  return {
    shell: dist('shell'),
    remote: ({ name, manifest = `/remotes/${name}/mf-manifest.json` }) => {
      const segment = /^\/remotes\/([\w-]+)\/[\w.-]+$/.exec(manifest)?.[1];
      return segment ? { forBrowser: `/remotes/${segment}/`, forServer: dist(segment) } : undefined;
    },
  };
}

/**
 * Each frontend has a server of its own.
 * @param remoteUrls origins by name, for remotes that this server reaches at another address than browsers do
 */
export function hostedFrontends(
  shellUrl: string,
  remoteUrls: ReadonlyMap<string, string>,
): FrontendLocations {
  return {
    shell: `${shellUrl}/`,
    remote: ({ name, manifest = '' }) => {
      const isOnShell = /^\/(?![/\\])/.test(manifest);
      const origin = isOnShell ? shellUrl : originOf(manifest);
      if (origin === undefined) return undefined;
      const folder = new URL('.', new URL(manifest, origin)).pathname;
      return {
        forBrowser: isOnShell ? folder : origin + folder,
        forServer: (remoteUrls.get(name) ?? origin) + folder,
      };
    },
  };
}

/** @returns undefined for a relative URL, and for an origin that must not stand in a Content-Security-Policy */
export function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}
