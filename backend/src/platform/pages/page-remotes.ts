import { match } from 'path-to-regexp';
import { z } from 'zod';
import type { Frontends, RemotePlace } from './frontends';
import { PageFiles } from './page-files';

/** As far as it matters here; the shell is given all of it. */
const RemoteList = z.array(
  z.looseObject({
    name: z.string().regex(/^[\w-]+$/),
    manifest: z.string().optional(),
    home: z.string().optional(),
    audience: z.array(z.string()).optional(),
  }),
);

const fileName = z.string().regex(/^[\w.-]+$/);

/** A remote's `mf-manifest.json`: Module Federation writes it. */
const RemoteManifest = z.object({ metaData: z.object({ remoteEntry: z.object({ name: fileName }) }) });

/** What a remote's build says of its pages: frontend-shell/kit/pages-plugin.cjs writes it. */
const RemotePages = z.object({
  frame: z.string().regex(/^\w+$/),
  pages: z.array(
    z.object({
      /** As the remote's router has it: 'product/:id'. */
      route: z.string().transform((route) => match<Record<string, string>>(`/${route}`)),
      scripts: z.array(fileName),
      styles: z.array(fileName),
      asks: z.array(z.string().startsWith('/')).default([]),
      /** Which answer names the pictures that are seen first, and where in it: 'data.*.image'. */
      pictures: z.object({ answer: z.int(), at: z.string() }).optional(),
      /** What is seen until the page is there. */
      html: z.string().optional(),
    }),
  ),
});

export type RemoteEntry = z.infer<typeof RemoteList>[number];
type RemotePages = z.infer<typeof RemotePages>;

/** What is known of the page that an address leads to. */
export interface FoundPage {
  /** The remote's. */
  name: string;
  place: RemotePlace;
  entry: string;
  frame: string;
  page: RemotePages['pages'][number] | undefined;
  /** What the route's parameters stand for in the address. */
  parameters: Record<string, string>;
}

/** The remotes that are deployed here, as they are now: each may be replaced while this server runs, and the list, too. */
export class PageRemotes {
  private readonly lists: PageFiles<RemoteEntry[]>;
  private readonly entries: PageFiles<string>;
  private readonly descriptions: PageFiles<RemotePages>;

  constructor(readonly frontends: Frontends) {
    this.lists = new PageFiles(frontends, (text) => RemoteList.parse(JSON.parse(text)));
    this.entries = new PageFiles(
      frontends,
      (text) => RemoteManifest.parse(JSON.parse(text)).metaData.remoteEntry.name,
    );
    this.descriptions = new PageFiles(frontends, (text) => RemotePages.parse(JSON.parse(text)));
  }

  /** @returns undefined when there is no list that can be read */
  list(): Promise<RemoteEntry[] | undefined> {
    return this.lists.get(`${this.frontends.shell}remotes.json`);
  }

  /** Where the files are that browsers find under an address, when the list names a remote there. */
  async filesUnder(base: string): Promise<string | undefined> {
    const places = (await this.list())?.map((remote) => this.frontends.placeOf(remote));
    return places?.find((place) => place?.base === base)?.files;
  }

  /** False where the shell's router would find no page, either. A remote that doesn't describe its pages may have any. */
  async hasPage(address: string): Promise<boolean> {
    const path = asRouted(address);
    const list = await this.list();
    if (!list || shellPages.includes(path)) return true;
    if (!list.some(({ name }) => name === ownerOf(path))) return false;
    const found = await this.find(path);
    return !found || found.page !== undefined;
  }

  /** @returns undefined when it leads to no remote's page, or nothing is known of that remote */
  async find(path: string): Promise<FoundPage | undefined> {
    const remote = (await this.list())?.find(({ name }) => name === ownerOf(path));
    const place = remote && this.frontends.placeOf(remote);
    if (!place) return undefined;
    const [entry, description] = await Promise.all([
      this.entries.get(`${place.files}mf-manifest.json`),
      this.descriptions.get(`${place.files}pages.json`),
    ]);
    if (!entry || !description) return undefined;
    const { frame, pages } = description;
    const pathInRemote = path.slice(remote.name.length + 1) || '/';
    const matches = pages.map((page) => ({ page, found: page.route(pathInRemote) }));
    const { page, found } = matches.find((one) => one.found) ?? {};
    return { name: remote.name, place, entry, frame, page, parameters: found ? found.params : {} };
  }
}

/** Those of the shell itself: see frontend-shell/src/router.tsx. */
const shellPages = ['/', '/auth/login', '/auth/register', '/unauth-page'];

/** As the browser's router compares addresses. */
const asRouted = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

/** The name of the remote whose pages lie there. */
export const ownerOf = (path: string): string | undefined => path.split('/')[1];
