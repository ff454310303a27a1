import { originOf } from './frontends';
import { escaped, jsonForHtml } from './html';
import type { FirstAnswer, PageAnswers } from './page-answers';
import { PageFiles } from './page-files';
import { frameOf, picturesIn } from './page-frame';
import type { PagePictures } from './page-pictures';
import { type FoundPage, ownerOf, type PageRemotes, type RemoteEntry } from './page-remotes';

export interface ComposedPage {
  html: string;
  /** What the browser must remember: a session that was renewed. */
  cookies: string[];
  /** Where remotes live that don't at the shell's. */
  origins: string[];
}

interface Asked {
  path: string;
  query: URLSearchParams;
  /** As the browser sent them. */
  cookie: string | undefined;
}

/** The answer to who is signed in: its JSON, 'false' for nobody, undefined where it did not come. */
interface Session {
  json: string | undefined;
  cookies: string[];
}

const sessionAddress = '/api/auth/check-auth';

/**
 * The shell's page with all that the browser would otherwise have to find out step by step: who is signed in, where the remotes
 * are, which files the page that was asked for needs, the first answers of the API, and what is seen until it is there.
 * Whatever can't be found is left out: then the browser finds it out.
 */
export class PageComposer {
  private readonly templates: PageFiles<string>;
  private readonly styles: PageFiles<Style>;
  private readonly shell: string;

  constructor(
    private readonly remotes: PageRemotes,
    private readonly answers: PageAnswers,
    private readonly pictures: PagePictures,
  ) {
    this.templates = new PageFiles(remotes.frontends, (text) => text);
    this.styles = new PageFiles(remotes.frontends, inlinable);
    this.shell = remotes.frontends.shell;
  }

  /**
   * @param head in the place of the shell's own
   * @returns undefined while there is no shell
   */
  async compose(asked: Asked, head: string | undefined): Promise<ComposedPage | undefined> {
    const template = await this.templates.get(`${this.shell}index.html`);
    if (template === undefined) return undefined;
    const [remotes = [], session] = await Promise.all([this.remotes.list(), this.sessionOf(asked.cookie)]);
    const shown = await this.pageFor(session, asked.path, remotes);
    const first = shown ? await this.answers.firstOf(shown, asked.query) : [];
    const root =
      shown && shown.name === ownerOf(asked.path)
        ? frameOf(template, shown, picturesIn(shown, first, this.pictures))
        : '';
    const parts = {
      head: connectionTo(shown) + (await this.stylesOf(shown)),
      scripts: scriptsOf(shown),
      root,
      end: startBlock(session.json, withEntry(remotes, shown)) + answerBlocks(first),
    };
    const own = await this.withOwnStyle(template);
    return {
      html: filled(head === undefined ? own : own.replace(ownHead, () => head), parts),
      cookies: session.cookies,
      origins: originsOf(remotes),
    };
  }

  /** Who is not signed in is led to the login, who may not see the page elsewhere, and from the shop's door everybody to their home. */
  private async pageFor(
    { json }: Session,
    path: string,
    remotes: RemoteEntry[],
  ): Promise<FoundPage | undefined> {
    if (json === undefined || json === 'false') return undefined;
    const { user } = JSON.parse(json) as { user: { role: string } };
    const audience = user.role === 'admin' ? 'admin' : 'shopper';
    const open = remotes.filter((remote) => remote.audience?.includes(audience));
    if (path === '/') return open[0]?.home === undefined ? undefined : this.remotes.find(open[0].home);
    return open.some(({ name }) => name === ownerOf(path)) ? this.remotes.find(path) : undefined;
  }

  private async sessionOf(cookie: string | undefined): Promise<Session> {
    if (!cookie) return { json: 'false', cookies: [] };
    const answer = await this.answers.ask(sessionAddress, cookie);
    if (answer?.status === 200) return { json: answer.body, cookies: answer.cookies };
    return { json: answer?.status === 401 ? 'false' : undefined, cookies: [] };
  }

  /** The remote's styles as the runtime that loads them recognises them: it asks for none that is there. */
  private async stylesOf(found: FoundPage | undefined): Promise<string> {
    const { place, page } = found ?? {};
    if (!place || !page) return '';
    const styles = await Promise.all(page.styles.map((name) => this.styles.get(place.files + name)));
    return page.styles
      .map((name, index) => {
        const style = styles[index];
        const fits = style && !(style.isRooted && originOf(place.base));
        return fits ? `<style data-href="${name}">${style.text}</style>` : '';
      })
      .join('');
  }

  private async withOwnStyle(template: string): Promise<string> {
    const [link, name] = ownStyle.exec(template) ?? [];
    const style = name && (await this.styles.get(this.shell + name));
    return link && style ? template.replace(link, () => `<style>${style.text}</style>`) : template;
  }
}

/** The shell's own title and description: see its index.html. */
const ownHead = /<!--# head -->.*<!--# end of head -->/s;
const ownStyle = /<link href="?\/([\w.-]+\.css)"? rel="?stylesheet"?\s*\/?>/;
const ownScript = /<script defer(?:="?(?:defer)?"?)? src=[^>]+><\/script>/g;
const emptyRoot = /<div id="?root"?><\/div>/;

type Parts = Record<'head' | 'scripts' | 'root' | 'end', string>;

function filled(template: string, { head, scripts, root, end }: Parts): string {
  return template
    .replace(/<head>.*<\/head>/s, (own) => (root ? withWaiting(own, scripts) : withLast(own, scripts)))
    .replace('</head>', () => `${head}</head>`)
    .replace(emptyRoot, (whole) => whole.replace('><', () => `>${root}<`))
    .replace('</body>', () => `${end}</body>`);
}

/** All scripts wait in a template, for the one that stands in the shell's frames and has them begin after the first sight. */
function withWaiting(head: string, scripts: string): string {
  const own = head.match(ownScript)?.join('') ?? '';
  return withLast(
    head.replace(ownScript, ''),
    `<template id="after-first-sight">${own}${scripts}</template>`,
  );
}

const withLast = (head: string, html: string): string => head.replace('</head>', () => `${html}</head>`);

interface Style {
  text: string;
  /** Addresses in it begin at its own origin's root. */
  isRooted: boolean;
}

/** @throws where an address in it means something else in any page than in its own file */
function inlinable(text: string): Style {
  if (/<\/style|url\((?!["']?(\/|data:|https?:))/i.test(text)) throw new Error('It must stay a file');
  return { text, isRooted: /url\(["']?\//i.test(text) };
}

const originsOf = (remotes: RemoteEntry[]): string[] => [
  ...new Set(remotes.flatMap(({ manifest = '' }) => originOf(manifest) ?? [])),
];

/** The scripts, which wait for the first sight, need not wait for the way to their server, too. */
function connectionTo(found: FoundPage | undefined): string {
  const origin = found && originOf(found.place.base);
  return origin ? `<link rel="preconnect" href="${origin}">` : '';
}

/**
 * They are needed soon, and must not come before the pictures that are seen at once. Without `crossorigin` wherever they are:
 * the shell loads them without it.
 */
const scriptsOf = (found: FoundPage | undefined): string => {
  if (!found) return '';
  const { place, entry, page } = found;
  return [entry, ...(page?.scripts ?? [])]
    .map(
      (name) => `<link rel="preload" as="script" fetchpriority="low" href="${escaped(place.base)}${name}">`,
    )
    .join('');
};

const withEntry = (remotes: RemoteEntry[], found: FoundPage | undefined): object[] =>
  remotes.map((remote) =>
    remote.name === found?.name ? { ...remote, entry: found.place.base + found.entry } : remote,
  );

function startBlock(session: string | undefined, remotes: object[]): string {
  const parts = [
    ...(session === undefined ? [] : [`"session":${session}`]),
    ...(remotes.length > 0 ? [`"remotes":${JSON.stringify(remotes)}`] : []),
  ];
  return `<script type="application/json" id="start">${jsonForHtml(`{${parts.join(',')}}`)}</script>`;
}

const answerBlocks = (answers: (FirstAnswer | undefined)[]): string =>
  answers
    .flatMap((answer) => answer ?? [])
    .map(
      ({ address, body }) =>
        `<script type="application/json" data-answer="${escaped(address)}">${jsonForHtml(body)}</script>`,
    )
    .join('');
