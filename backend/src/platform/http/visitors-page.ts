import { KeptAnswer } from './kept-answer';
import { pageHtml, type ShellParts } from './page-html';

/** Who is not signed in is sent the same page at every address. It is kept as it is sent, until a part of it is another. */
export class VisitorsPage {
  private made: { of: ShellParts; page: KeptAnswer } | undefined;

  pageOf(parts: ShellParts): KeptAnswer {
    if (this.made && isSame(this.made.of, parts)) return this.made.page;
    const page = new KeptAnswer('', pageHtml(parts, { session: 'false' }), []);
    this.made = { of: parts, page };
    return page;
  }
}

/** Each is the very same while its file is: see PageFiles. */
const isSame = (one: ShellParts, other: ShellParts): boolean =>
  one.template === other.template && one.style === other.style && one.remotes === other.remotes;
