import { answerOf } from '@haberdash/kit/api/client';
import { call } from '@haberdash/kit/effects';
import { LATE_AFTER } from '@haberdash/kit/lazy-page';
import type { Remote } from '@haberdash/kit/remote';

export type Role = 'shopper' | 'admin';

/** What remotes.json says of each remote. */
export interface RemoteEntry {
  /** The first segment of its paths: 'shop' owns /shop/*. */
  name: string;
  manifest: string;
  /** Its entry, where the server knows it from the manifest: of the remote whose page was asked for. */
  entry?: string;
  /** Its pages' frame, so that the place is right before its files are there. */
  frame: Remote['frame'];
  /** Where its audience arrives, unless a remote before it in the list is theirs, too. */
  home: string;
  audience: Role[];
  /** By path, what the login page says to those who were on their way there. */
  signInReasons?: Record<string, string>;
}

export function fetchRemotes() {
  return call(() => answerOf<RemoteEntry[]>(requestRemotes()));
}

/** Not by the API's client: the list is a file of the deployment, no part of the contract. */
async function requestRemotes() {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: inTime() });
  return { data: (await response.json()) as RemoteEntry[], response };
}

const inTime = () => AbortSignal.timeout(LATE_AFTER);

/** Of a remote's `mf-manifest.json`, which names the files of its build. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

export async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address, { cache: 'no-cache', signal: inTime() });
  if (!response.ok) throw new Error(`${address} could not be read`);
  return (await response.json()) as Manifest;
}

/** Where a file is that lies beside a remote's manifest. */
export function beside(manifest: string, file: string): string {
  return new URL(file, new URL(manifest, window.location.origin)).href;
}
