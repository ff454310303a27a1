/** The built frontends, wherever they are: in folders of this machine, or at addresses of their own. */
export interface Frontends {
  /** What the name of a file of the shell comes after. */
  readonly shell: string;

  /** @returns undefined for a remote that is not among them */
  placeOf(remote: ListedRemote): RemotePlace | undefined;

  /** The file as it is now; it may be deployed anew at any time. @throws when there is none, or it doesn't come soon */
  open(file: string): Promise<OpenFile>;
}

export interface ListedRemote {
  name: string;
  manifest?: string | undefined;
}

export interface RemotePlace {
  /** What the name of a file of the remote comes after for browsers. */
  base: string;
  /** And for this server. */
  files: string;
}

export interface OpenFile {
  /** Another as soon as what is in the file is. */
  version: string;
  text(): Promise<string>;
}

/** Undefined for an address that has none of its own, and for what no page may be let load from. */
export function originOf(address: string): string | undefined {
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}
