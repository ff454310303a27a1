import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FrontendLocations,
  hostedFrontends,
  localFrontends,
} from '../../storefront/pages/adapters/http/frontend-locations';
import type { PagesSettings } from '../../storefront/pages.settings';
import { type Remote, RemotePages } from '../../storefront/pages/adapters/http/remote-pages';
import { type Finding, unset, whyOf, works, wrong } from './finding';

const part = 'Remotes';
const timeoutMs = 5_000;

/** Those that the shell lists: the server finds their manifests, from which browsers learn what to load. */
export async function checkRemotes(settings: PagesSettings): Promise<Finding[]> {
  const locations = locationsOf(settings);
  if (!locations)
    return [unset(part, 'neither SHELL_URL nor SERVE_FRONTENDS is set: this server composes no pages')];
  const remotes = await new RemotePages(locations).remotes();
  if (!remotes) return [wrong(part, `${locations.shell}remotes.json is missing or invalid`)];
  return Promise.all(remotes.map((remote) => checkRemote(remote, locations)));
}

function locationsOf({
  SHELL_URL,
  SERVE_FRONTENDS,
  REMOTE_URLS,
}: PagesSettings): FrontendLocations | undefined {
  if (SHELL_URL) return hostedFrontends(SHELL_URL, REMOTE_URLS);
  return SERVE_FRONTENDS ? localFrontends(SERVE_FRONTENDS) : undefined;
}

async function checkRemote(remote: Remote, locations: FrontendLocations): Promise<Finding> {
  const folder = locations.remote(remote)?.forServer;
  if (!folder) return unset(part, `${remote.name} is deployed elsewhere`);
  const manifest = folder + posix.basename(remote.manifest ?? 'mf-manifest.json');
  try {
    JSON.parse(await textAt(manifest));
    return works(part, `${remote.name} has its manifest at ${manifest}`);
  } catch (error) {
    return wrong(part, `${remote.name} has no manifest at ${manifest} (${whyOf(error)})`);
  }
}

async function textAt(url: string): Promise<string> {
  if (url.startsWith('file:')) return readFile(fileURLToPath(url), 'utf8');
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`it responds with ${response.status}`);
  return response.text();
}
