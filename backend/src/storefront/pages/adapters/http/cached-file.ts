import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** A page waits no longer for a part that it can do without. */
export const pageTimeoutMs = 250;

/** A frontend may be deployed while this server runs. */
const ttlMs = 1_000;

/** More than there are frontends. */
const maxFiles = 100;

/** Caches one kind of file of the frontends, parsed. Concurrent requests for a file share one read. */
export class CachedFile<Content> {
  private readonly cache = new LRUCache<string, { content?: Content }>({
    max: maxFiles,
    ttl: ttlMs,
    fetchMethod: (url) => this.load(url),
  });

  /** @param parse throws when the text is invalid */
  constructor(private readonly parse: (text: string) => Content) {}

  /** @returns undefined when the file is missing, invalid or slow */
  async at(url: string): Promise<Content | undefined> {
    return (await this.cache.fetch(url))?.content;
  }

  /** A failure is cached like a file. */
  private async load(url: string): Promise<{ content?: Content }> {
    try {
      return { content: this.parse(await textAt(url)) };
    } catch {
      return {};
    }
  }
}

async function textAt(url: string): Promise<string> {
  if (url.startsWith('file:')) return readFile(fileURLToPath(url), 'utf8');
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(pageTimeoutMs) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}
