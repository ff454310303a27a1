import type { FastifyInstance } from 'fastify';
import type { KeptAnswers } from './kept-answers';
import type { FoundPage } from './page-remotes';

/** A page waits no longer for what it can do without. */
export const patienceMs = 250;

export interface OwnAnswer {
  status: number;
  body: string;
  cookies: string[];
}

/** Public, as JSON. */
export interface FirstAnswer {
  /** As the page asks for it: path and query. */
  address: string;
  body: string;
}

/** Asks the API of this very server, inside this process, what a browser would ask it next. */
export class PageAnswers {
  constructor(
    private readonly fastify: FastifyInstance,
    private readonly kept: KeptAnswers,
  ) {}

  /** @returns undefined when there is no answer, or not soon */
  async ask(address: string, cookie = ''): Promise<OwnAnswer | undefined> {
    try {
      const { statusCode, body, headers } = await this.fastify.inject({
        url: address,
        headers: { cookie },
        signal: AbortSignal.timeout(patienceMs),
      });
      return { status: statusCode, body, cookies: [headers['set-cookie'] ?? []].flat() };
    } catch {
      return undefined;
    }
  }

  /** Those to what a page asks first, in the order of its description; without those that don't come. */
  firstOf({ page, parameters }: FoundPage, query: URLSearchParams): Promise<(FirstAnswer | undefined)[]> {
    const given = { ...Object.fromEntries(query), ...parameters };
    return Promise.all(
      (page?.asks ?? []).map(async (template) => {
        const address = filledIn(template, given);
        const body = address === undefined ? undefined : await this.publicBodyOf(address);
        return address !== undefined && body !== undefined ? { address, body } : undefined;
      }),
    );
  }

  private async publicBodyOf(address: string): Promise<string | undefined> {
    const kept = this.kept.find(address)?.ready('identity');
    if (kept) return kept.toString();
    const answer = await this.ask(address);
    return answer?.status === 200 ? answer.body : undefined;
  }
}

/**
 * `/api/shop/search/{keyword}?brand={brand}&sortBy={sortBy|title-atoz}&limit=24` with what the page's own address has. A parameter
 * that is not given, and has nothing to stand in for it, is left out.
 * @returns undefined when one is missing in the path
 */
export function filledIn(template: string, given: Record<string, string>): string | undefined {
  const fill = (part: string): string | undefined => {
    const values = [...part.matchAll(placeholder)].map(
      ([, name = '', otherwise]) => given[name] || otherwise,
    );
    if (!values.every(Boolean)) return undefined;
    return part.replace(placeholder, () => encodeURIComponent(values.shift()!));
  };
  const [path = '', query = ''] = template.split('?');
  const filledPath = fill(path);
  if (filledPath === undefined) return undefined;
  const filledQuery = query.split('&').map(fill).filter(Boolean).join('&');
  return filledQuery ? `${filledPath}?${filledQuery}` : filledPath;
}

const placeholder = /\{(\w+)(?:\|([^}]*))?\}/g;
