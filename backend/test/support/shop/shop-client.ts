export interface ShopResponse {
  status: number;
  headers: Headers;
  // A test reads what it expects; a wrong shape fails its assertion.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  body: any;
}

interface Asked {
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Speaks to the API as a browser does: JSON there and back, cookies kept. */
export class ShopClient {
  private cookies = new Map<string, string>();

  constructor(private readonly origin: () => string) {}

  get(path: string): Promise<ShopResponse> {
    return this.ask(path);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<ShopResponse> {
    return this.ask(path, { method: 'POST', body, headers });
  }

  put(path: string, body: unknown): Promise<ShopResponse> {
    return this.ask(path, { method: 'PUT', body });
  }

  delete(path: string): Promise<ShopResponse> {
    return this.ask(path, { method: 'DELETE' });
  }

  /** A string or FormData body goes as it is, anything else as JSON. */
  async ask(path: string, { method = 'GET', body, headers = {} }: Asked = {}): Promise<ShopResponse> {
    const { content, type } = encoded(body);
    const response = await fetch(new URL(path, this.origin()), {
      method,
      redirect: 'manual',
      headers: {
        cookie: this.cookieHeader,
        ...type,
        ...headers,
      },
      body: content,
    });
    this.keepCookies(response.headers.getSetCookie());
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text ? JSON.parse(text) : text,
    };
  }

  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  private keepCookies(lines: string[]): void {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name && value) this.cookies.set(name, value);
      else if (name) this.cookies.delete(name);
    }
  }
}

function encoded(body: unknown): { content: string | FormData | undefined; type: Record<string, string> } {
  if (body === undefined || body instanceof FormData) return { content: body, type: {} };
  const content = typeof body === 'string' ? body : JSON.stringify(body);
  return { content, type: { 'content-type': 'application/json' } };
}
