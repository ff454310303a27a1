import { answerOf } from '@haberdash/kit/api/client';
import { call } from '@haberdash/kit/effects';
import { lateAfter } from '@haberdash/kit/lazy-page';
import type { Remote } from '@haberdash/kit/remote';

export type Role = 'shopper' | 'admin';

/** An entry of remotes.json. */
export interface RemoteEntry {
  /** The first segment of its paths: 'shop' owns /shop/*. */
  name: string;
  manifest: string;
  /** The entry file from the manifest; the server adds it for the requested page's remote. */
  entry?: string;
  /** The frame of its pages, known before its files are loaded. */
  frame: Remote['frame'];
  /** Where its audience lands after login, unless an earlier remote has the same audience. */
  home: string;
  audience: Role[];
  /** Paths of pages that open without signing in, with those below them, where the shop lets visitors browse. */
  visitorPages?: string[];
  /** Paths of the other pages: those need a user, where the shop lets visitors browse. Without them, so does every other path. */
  memberPages?: string[];
  /** Paths of pages that open without signing in where the shop lets visitors buy; elsewhere they are among the `memberPages`. */
  buyerPages?: string[];
  /** Paths of pages that open for everybody, in every shop: what they show is decided by their address. */
  openPages?: string[];
  /** Messages of the login page, by the path that was requested. */
  signInReasons?: Record<string, string>;
}

export function fetchRemotes() {
  return call(() => answerOf<RemoteEntry[]>(requestRemotes()));
}

/** Without the API client: the list is a file of the deployment, not part of the API. */
export async function requestRemotes() {
  const response = await fetch('/remotes.json', { cache: 'no-cache', signal: inTime() });
  return { data: (await response.json()) as RemoteEntry[], response };
}

const inTime = () => AbortSignal.timeout(lateAfter);

/** A remote's `mf-manifest.json`, which names the files of its build. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
}

export async function fetchManifest(address: string): Promise<Manifest> {
  const response = await fetch(address, { cache: 'no-cache', signal: inTime() });
  if (!response.ok) throw new Error(`${address} could not be read`);
  return (await response.json()) as Manifest;
}

/** The address of a file beside a remote's manifest. */
export function beside(manifest: string, file: string): string {
  return new URL(file, new URL(manifest, window.location.origin)).href;
}
