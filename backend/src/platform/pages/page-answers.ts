import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOf, textOf } from '../http/http-get';
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

/** Far above the longest list. */
const mostBytes = 4 * 1024 * 1024;

/** Asks the API of this very server what a browser would ask it next, the way that the browser's request would take. */
export class PageAnswers {
  constructor(private readonly server: Server) {}

  /** @returns undefined when there is no answer, or not soon */
  async ask(path: string, cookie = ''): Promise<OwnAnswer | undefined> {
    try {
      const { port } = this.server.address() as AddressInfo;
      const response = await answerOf(`http://127.0.0.1:${port}${path}`, patienceMs, { cookie });
      const body = await textOf(response, mostBytes);
      return { status: response.statusCode!, body, cookies: response.headers['set-cookie'] ?? [] };
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
        const answer = address === undefined ? undefined : await this.ask(address);
        return address !== undefined && answer?.status === 200 ? { address, body: answer.body } : undefined;
      }),
    );
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
