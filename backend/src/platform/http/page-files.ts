import { readFile, stat } from 'node:fs/promises';

interface Known<Content> {
  version: string;
  content: Content | undefined;
}

/** More than all files of the shell and a dozen remotes. */
const mostFiles = 500;

/** Files that may be deployed anew at any time, as they are now: each is read again only when it has changed. */
export class PageFiles<Content> {
  private readonly known = new Map<string, Known<Content>>();

  /** @param read throws when it can make nothing of the text */
  constructor(private readonly read: (text: string, path: string) => Content) {}

  /** @returns undefined when there is none, or nothing can be made of it */
  async get(path: string): Promise<Content | undefined> {
    try {
      const { mtimeMs, size } = await stat(path);
      const version = `${mtimeMs} ${size}`;
      const known = this.known.get(path);
      if (known?.version === version) return known.content;
      const content = this.understood(await readFile(path, 'utf8'), path);
      if (this.known.size === mostFiles) this.known.clear();
      this.known.set(path, { version, content });
      return content;
    } catch {
      return undefined;
    }
  }

  private understood(text: string, path: string): Content | undefined {
    try {
      return this.read(text, path);
    } catch {
      return undefined;
    }
  }
}
