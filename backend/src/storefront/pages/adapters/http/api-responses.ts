import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compile } from 'path-to-regexp';
import { justWroteCookie } from '../../../../platform/http/own-writes';
import { pageTimeoutMs } from './cached-file';
import type { PageRequest, RemotePage } from './remote-pages';

export interface ApiResponse {
  /** Path and query, exactly as the browser requests it. */
  url: string;
  status: number;
  body: string;
  cookies: string[];
}

/** Undefined when it is late or an error. */
export type MaybeResponse = ApiResponse | undefined;

/** Requests from this server's own API what a browser would request next. */
export class ApiResponses {
  constructor(private readonly server: Server) {}

  async get(url: string, cookie = ''): Promise<MaybeResponse> {
    try {
      const { port } = this.server.address() as AddressInfo;
      const signal = AbortSignal.timeout(pageTimeoutMs);
      const response = await fetch(`http://127.0.0.1:${port}${url}`, { headers: { cookie }, signal });
      const { status, headers } = response;
      return { url, status, body: await response.text(), cookies: headers.getSetCookie() };
    } catch {
      return undefined;
    }
  }

  /**
   * In the order of the page's requests. Sends no cookie of a session, so that the responses contain nobody's data.
   * @param ofWriter the page is for somebody who has just changed something
   */
  first(
    { description, parameters }: RemotePage,
    search: URLSearchParams,
    ofWriter: boolean,
  ): Promise<MaybeResponse[]> {
    return Promise.all(
      description.requests.map(async (request) => {
        const url = urlOf(request, parameters, search);
        const response = url === undefined ? undefined : await this.get(url, ofWriter ? justWroteCookie : '');
        return response?.status === 200 ? response : undefined;
      }),
    );
  }
}

/** @returns undefined when the page's URL lacks a parameter of the path */
function urlOf(
  { path, query }: PageRequest,
  parameters: Record<string, string>,
  search: URLSearchParams,
): string | undefined {
  const passed = new URLSearchParams();
  for (const [name, byDefault] of Object.entries(query)) {
    const value = search.get(name) || byDefault;
    if (value) passed.set(name, value);
  }
  // The browser's code writes a space as %20.
  const queryString = passed.size > 0 ? `?${passed.toString().replaceAll('+', '%20')}` : '';
  try {
    return compile(path)({ ...Object.fromEntries(search), ...parameters }) + queryString;
  } catch {
    return undefined;
  }
}
