import { LRUCache } from 'lru-cache';
import type { Frontends } from './frontends';

interface Known<Content> {
  version: string;
  content: Content | undefined;
}

/** More than all files of the shell and a dozen remotes. */
const maxFiles = 500;

/** The frontends' files of one kind as they are now, and what they mean: each is read again only when it has changed. */
export class PageFiles<Content> {
  private readonly known = new LRUCache<string, Known<Content>>({ max: maxFiles });

  /** @param read throws when it can make nothing of the text */
  constructor(
    private readonly frontends: Frontends,
    private readonly read: (text: string) => Content,
  ) {}

  /** @returns undefined when there is none, or nothing can be made of it */
  async get(name: string): Promise<Content | undefined> {
    try {
      const file = await this.frontends.open(name);
      const known = this.known.get(name);
      if (known?.version === file.version) return known.content;
      const content = this.understood(await file.text());
      this.known.set(name, { version: file.version, content });
      return content;
    } catch {
      return undefined;
    }
  }

  private understood(text: string): Content | undefined {
    try {
      return this.read(text);
    } catch {
      return undefined;
    }
  }
}
