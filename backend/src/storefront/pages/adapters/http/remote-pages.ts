import { match } from 'path-to-regexp';
import { z } from 'zod';
import { CachedFile } from './cached-file';
import type { FrontendLocations } from './frontend-locations';

/** The shell's remotes.json, as far as the server needs it. */
const RemoteList = z.array(
  z.looseObject({
    name: z.string().regex(/^[\w-]+$/),
    manifest: z.string().optional(),
    frame: z.string().optional(),
    home: z.string().optional(),
    audience: z.array(z.string()).optional(),
    visitorPages: z.array(z.string()).optional(),
    buyerPages: z.array(z.string()).optional(),
  }),
);

const fileName = z.string().regex(/^[\w.-]+$/);

const PageRequest = z.object({
  /** With the route's parameters: '/api/shop/products/get/:id'. */
  path: z.string().startsWith('/'),
  /** Parameters that the page passes on from its own URL, and their defaults. */
  query: z.record(z.string(), z.string()).default({}),
});

/** A remote's pages.json: frontend-shell/kit/pages-plugin.cjs writes it. */
const PagesFile = z.object({
  entry: fileName,
  pages: z.array(
    z.object({
      /** The route as the remote's router writes it: 'product/:id'. */
      route: z.string().transform((route) => match<Record<string, string>>(`/${route}`)),
      scripts: z.array(fileName),
      /** HTML, like the skeleton. */
      styles: z.string(),
      requests: z.array(PageRequest),
      skeleton: z.string(),
    }),
  ),
});

export type Remote = z.infer<typeof RemoteList>[number];
export type PageRequest = z.infer<typeof PageRequest>;

export interface RemotePage {
  remote: Remote;
  /** Where browsers find the remote's files. */
  baseUrl: string;
  entry: string;
  description: z.infer<typeof PagesFile>['pages'][number];
  /** Values of the route's parameters. */
  parameters: Record<string, string>;
}

/** Null when there is no such page; undefined for a page of the shell, and when the remote does not describe its pages. */
export type MaybePage = RemotePage | null | undefined;

/** Whether the path is one of the pages that remotes open to visitors, or below one. frontend-shell/src/auth/guard.ts decides the same. */
export const isVisitorPage = (path: string, remotes: Remote[]): boolean =>
  remotes.some(({ visitorPages = [] }) => isBelow(visitorPages, path));

/** Whether it is one of the pages on which somebody buys, or below one. */
export const isBuyerPage = (path: string, remotes: Remote[]): boolean =>
  remotes.some(({ buyerPages = [] }) => isBelow(buyerPages, path));

const isBelow = (pages: string[], path: string): boolean =>
  pages.some((page) => `${path.toLowerCase()}/`.startsWith(`${page}/`));

/** The shell's own pages: see frontend-shell/src/router.tsx. */
const shellPages = [
  '',
  'auth/login',
  'auth/register',
  'auth/forgot-password',
  'auth/reset-password',
  'auth/invitation',
  'unauth-page',
  'withdraw',
];

export class RemotePages {
  private readonly lists = new CachedFile((text) => RemoteList.parse(JSON.parse(text)));
  private readonly descriptions = new CachedFile((text) => PagesFile.parse(JSON.parse(text)));

  constructor(readonly locations: FrontendLocations) {}

  /** @returns undefined when there is no valid remotes.json */
  remotes(): Promise<Remote[] | undefined> {
    return this.lists.at(`${this.locations.shell}remotes.json`);
  }

  async find(path: string, remotes: Remote[] | undefined): Promise<MaybePage> {
    const segments = path.split('/').filter(Boolean);
    if (!remotes || shellPages.includes(segments.join('/').toLowerCase())) return undefined;
    const [section = '', ...rest] = segments;
    const remote = remotes.find(({ name }) => name === section.toLowerCase());
    if (!remote) return null;
    const location = this.locations.remote(remote);
    const described = location && (await this.descriptions.at(`${location.forServer}pages.json`));
    if (!described) return undefined;
    for (const description of described.pages) {
      const matched = description.route(`/${rest.join('/')}`);
      if (!matched) continue;
      const { entry } = described;
      return { remote, baseUrl: location.forBrowser, entry, description, parameters: matched.params };
    }
    return null;
  }
}
