import { originOf } from './frontends';
import type { PageAnswers } from './page-answers';
import { PageFiles } from './page-files';
import { frameOf, picturesIn } from './page-frame';
import { ownStyleIn, pageHtml, type PageContent, type ShellParts, type Style } from './page-html';
import type { PageHead } from './page-heads';
import type { PagePictures } from './page-pictures';
import { type FoundPage, ownerOf, type PageRemotes, type RemoteEntry } from './page-remotes';

export interface ComposedPage {
  /** 404 where there is no such page; the shell says so in the browser. */
  status: 200 | 404;
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
  async compose(asked: Asked, head: PageHead | undefined): Promise<ComposedPage | undefined> {
    const template = await this.templates.get(`${this.shell}index.html`);
    if (template === undefined) return undefined;
    const [remotes, style, session, hasPage] = await Promise.all([
      this.remotes.list(),
      this.ownStyleOf(template),
      this.sessionOf(asked.cookie),
      this.remotes.hasPage(asked.path),
    ]);
    const shell: ShellParts = { template, style, remotes };
    return {
      status: hasPage && !head?.isOfNothing ? 200 : 404,
      html: pageHtml(shell, {
        head: head?.html,
        session: session.json,
        ...(await this.contentFor(session, asked, shell)),
      }),
      cookies: session.cookies,
      origins: originsOf(remotes ?? []),
    };
  }

  private async contentFor(
    session: Session,
    { path, query }: Asked,
    { template, remotes = [] }: ShellParts,
  ): Promise<PageContent> {
    const shown = await this.pageFor(session, path, remotes);
    if (!shown) return {};
    const [first, styles] = await Promise.all([this.answers.firstOf(shown, query), this.stylesOf(shown)]);
    const isInSight = shown.name === ownerOf(path);
    const sight = { answers: first, pictures: picturesIn(shown, first, this.pictures) };
    const frame = isInSight ? frameOf(template, shown, sight) : '';
    return { shown, first, styles, frame };
  }

  /**
   * Who is not signed in is led to the login, who may not see the page elsewhere, and from the shop's door everybody to their home.
   * While nobody knows who it is, it is the page that was asked for: nothing in it is somebody's.
   */
  private async pageFor(
    { json }: Session,
    path: string,
    remotes: RemoteEntry[],
  ): Promise<FoundPage | undefined> {
    if (json === 'false') return undefined;
    if (json === undefined) return this.remotes.find(path);
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
  private async stylesOf({ place, page }: FoundPage): Promise<string> {
    const names = page?.styles ?? [];
    const styles = await Promise.all(names.map((name) => this.styles.get(place.files + name)));
    return names
      .map((name, index) => {
        const style = styles[index];
        const fits = style && !(style.isRooted && originOf(place.base));
        return fits ? `<style data-href="${name}">${style.text}</style>` : '';
      })
      .join('');
  }

  private async ownStyleOf(template: string): Promise<Style | undefined> {
    const name = ownStyleIn(template);
    return name === undefined ? undefined : this.styles.get(this.shell + name);
  }
}

/** @throws where an address in it means something else in any page than in its own file */
function inlinable(text: string): Style {
  if (/<\/style|url\((?!["']?(\/|data:|https?:))/i.test(text)) throw new Error('It must stay a file');
  return { text, isRooted: /url\(["']?\//i.test(text) };
}

const originsOf = (remotes: RemoteEntry[]): string[] => [
  ...new Set(remotes.flatMap(({ manifest = '' }) => originOf(manifest) ?? [])),
];
