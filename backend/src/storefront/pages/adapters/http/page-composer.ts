import type { ShopSettings } from '../../../../platform/config/shop.settings';
import { hasJustWritten, justWroteCookie } from '../../../../platform/http/own-writes';
import type { ApiResponses, MaybeResponse } from './api-responses';
import { CachedFile } from './cached-file';
import { originOf } from './frontend-locations';
import type { PageHead } from '../../../search-engines/adapters/http/page-head';
import { pageHtml, skeletonHtml } from './page-html';
import type { PagePictures } from './page-pictures';
import type { PictureSources } from '../../../../pictures/picture-sources';
import { contentUrl, readContent } from './site-content';
import {
  isBuyerPage,
  isVisitorPage,
  type MaybePage,
  type Remote,
  type RemotePage,
  type RemotePages,
} from './remote-pages';

export interface ComposedPage {
  /** 404 where the browser will show that there is no such page. */
  status: 200 | 404;
  html: string;
  /** The path to redirect to instead. */
  movedTo: string | undefined;
  /** Whether it opens without signing in, and so may be found by search engines. */
  isOpen: boolean;
  /** They renew the session. */
  cookies: string[];
  /** The origins of remotes that are not deployed with the shell. */
  origins: string[];
}

interface PageRequested {
  path: string;
  search: URLSearchParams;
  cookie: string | undefined;
  head: PageHead | undefined;
}

interface Session {
  /** The JSON of the API, 'false' for nobody, undefined when the response is late. */
  json: string | undefined;
  cookies: string[];
}

/**
 * Composes the shell's index.html with what the browser would otherwise request step by step: the session, the remotes, the page's
 * files, the first API responses, the shop's words, and a skeleton. A part that is missing or late is left out; then the browser requests it.
 */
export class PageComposer {
  private readonly templates = new CachedFile((text) => text);
  /** The last one, for when the next is late. */
  private content: MaybeResponse;

  constructor(
    private readonly pages: RemotePages,
    private readonly api: ApiResponses,
    private readonly pictures: PagePictures,
    private readonly timeZone: string,
    private readonly sendsMail: boolean,
    private readonly visitors: ShopSettings['VISITORS'],
  ) {}

  /** @returns undefined while there is no shell */
  async compose({ path, search, cookie, head }: PageRequested): Promise<ComposedPage | undefined> {
    const isForWriter = hasJustWritten(cookie);
    const [template, remotes, session, contentResponse] = await Promise.all([
      this.templates.at(`${this.pages.locations.shell}index.html`),
      this.pages.remotes(),
      this.sessionOf(cookie),
      this.contentFor(isForWriter),
    ]);
    if (template === undefined) return undefined;
    const requested = await this.pages.find(path, remotes);
    const page = await this.pageFor(session, path, requested, remotes);
    const responses = await this.responsesFor(page, head, search, isForWriter);
    const content = contentResponse && readContent(contentResponse.body);
    const isShown = page && page === requested;
    const skeleton = isShown
      ? skeletonHtml(template, page, { pictures: this.picturesIn(responses), content })
      : '';
    return {
      status: requested === null || head?.isOfNothing ? 404 : 200,
      html: pageHtml(template, {
        head,
        content,
        picturesUrl: this.pictures.cdn,
        timeZone: this.timeZone,
        sendsMail: this.sendsMail,
        remotes,
        session: session.json,
        visitors: this.visitors,
        page,
        responses: [...responses, contentResponse],
        skeleton,
      }),
      movedTo: movedProduct(requested, head) ?? otherSpelling(path, remotes),
      isOpen: this.isOpen(path, remotes),
      cookies: session.cookies,
      origins: originsOf(remotes ?? []),
    };
  }

  private async responsesFor(
    page: MaybePage,
    head: PageHead | undefined,
    search: URLSearchParams,
    isForWriter: boolean,
  ): Promise<MaybeResponse[]> {
    return page ? this.api.first(withParameters(page, head), search, isForWriter) : [];
  }

  private async contentFor(isForWriter: boolean): Promise<MaybeResponse> {
    const response = await this.api.get(contentUrl, isForWriter ? justWroteCookie : '');
    if (response?.status === 200) this.content = response;
    return this.content;
  }

  private async sessionOf(cookie: string | undefined): Promise<Session> {
    if (!cookie) return { json: 'false', cookies: [] };
    const response = await this.api.get('/api/auth/check-auth', cookie);
    if (response?.status === 200) return { json: response.body, cookies: response.cookies };
    return { json: response?.status === 401 ? 'false' : undefined, cookies: [] };
  }

  /** The page after the shell's redirects. No page contains anybody's data: while the session is unknown, it is the requested one. */
  private async pageFor(
    { json }: Session,
    path: string,
    requested: MaybePage,
    remotes: Remote[] = [],
  ): Promise<MaybePage> {
    if (json === undefined) return requested;
    const allowed = json === 'false' ? this.openTo(path, remotes) : remotesFor(roleIn(json), remotes);
    if (path === '/') return this.pages.find(allowed[0]?.home ?? path, remotes);
    return requested && allowed.includes(requested.remote) ? requested : undefined;
  }

  /** The remotes of which a visitor sees this page. */
  private openTo(path: string, remotes: Remote[]): Remote[] {
    const mayBuyHere = this.visitors === 'buy' && isBuyerPage(path, remotes);
    return mayBuyHere || this.isOpen(path, remotes) ? remotesFor('shopper', remotes) : [];
  }

  /** At '/', a visitor sees the shop's home page. */
  private isOpen(path: string, remotes: Remote[] = []): boolean {
    return this.visitors !== 'closed' && (path === '/' || isVisitorPage(path, remotes));
  }

  /** The first response has the pictures that a page shows first. */
  private picturesIn([first]: MaybeResponse[]): PictureSources[] {
    const { data } = JSON.parse(first?.body ?? '{}') as { data?: Pictured | Pictured[] };
    return [data ?? []].flat().flatMap(({ image }) => (image ? this.pictures.of(image) : []));
  }
}

const withParameters = (page: RemotePage, head: PageHead | undefined): RemotePage => ({
  ...page,
  parameters: { ...page.parameters, ...head?.parameters },
});

/**
 * Every page has one spelling of its path: a single slash between its parts and none at the end, and, where search engines find it, small
 * letters.
 */
function otherSpelling(path: string, remotes: Remote[] = []): string | undefined {
  const joined = path.replace(/[/\\]{2,}/g, '/').replace(/(?<=.)\/$/, '');
  const canonical = isVisitorPage(joined, remotes) ? joined.toLowerCase() : joined;
  return canonical === path ? undefined : canonical;
}

/** Older remotes route products by id only. */
const movedProduct = (page: MaybePage, head: PageHead | undefined): string | undefined =>
  page?.parameters.slug === undefined ? undefined : head?.movedTo;

function roleIn(session: string): string {
  const { user } = JSON.parse(session) as { user: { role: string } };
  return user.role === 'admin' ? 'admin' : 'shopper';
}

const remotesFor = (role: string, remotes: Remote[]): Remote[] =>
  remotes.filter(({ audience }) => audience?.includes(role));

interface Pictured {
  image?: string;
}

const originsOf = (remotes: Remote[]): string[] => [
  ...new Set(remotes.flatMap(({ manifest = '' }) => originOf(manifest) ?? [])),
];
