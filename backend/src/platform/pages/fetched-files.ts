import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { OpenFile } from './frontends';
import { answerOf, textOf } from '../http/http-get';
import { isNamedByContent } from './named-by-content';
import { patienceMs } from './page-answers';

interface Limits {
  /** How long an answer is given again, a failure too. Then it is asked whether the file is still so. */
  holdsMs: number;
  giveUpMs: number;
}

/** Far above all that stands in a page. */
const mostBytes = 256 * 1024;

/** More than all files of a dozen remotes that stand in pages. */
const maxFiles = 500;

/** Files of other servers, kept in memory. However many want one, and however slow its server is, it is asked once at a time. */
export class FetchedFiles {
  private readonly files = new LRUCache<string, FetchedFile>({ max: maxFiles });

  constructor(private readonly limits: Limits = { holdsMs: 1_000, giveUpMs: 2_000 }) {}

  /** @throws when there is none, or it doesn't come soon */
  async open(address: string): Promise<OpenFile> {
    const file = this.files.get(address) ?? new FetchedFile(address, this.limits);
    this.files.set(address, file);
    const text = await file.latest();
    if (text === undefined) throw new Error(`${address} does not come`);
    return { version: text, text: () => Promise.resolve(text) };
  }
}

class FetchedFile {
  private text: string | undefined;
  private etag: string | undefined;
  private isAsking = false;
  private answeredAt = -Infinity;
  /** The answer is there, or everybody has waited long enough. */
  private soon: Promise<void> = Promise.resolve();

  constructor(
    private readonly address: string,
    private readonly limits: Limits,
  ) {}

  /** As its server has it, or where that is slow as it was known before; undefined when there was nothing to be had. */
  async latest(): Promise<string | undefined> {
    if (this.isDue()) {
      this.soon = Promise.race([this.ask(), pause(patienceMs, undefined, { ref: false })]);
    }
    await this.soon;
    return this.text;
  }

  private isDue(): boolean {
    if (this.isAsking) return false;
    if (this.text !== undefined && isNamedByContent(this.address)) return false;
    return performance.now() - this.answeredAt > this.limits.holdsMs;
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    try {
      await this.fetch();
    } catch {
      this.text = undefined;
      this.etag = undefined;
    }
    this.isAsking = false;
    this.answeredAt = performance.now();
  }

  /** @throws when there is nothing of its kind: some servers answer with a page for everything that they don't have */
  private async fetch(): Promise<void> {
    const known = this.etag ? { 'If-None-Match': this.etag } : {};
    const response = await answerOf(this.address, this.limits.giveUpMs, known);
    const { statusCode, headers } = response;
    if (statusCode === 304) return void response.resume();
    const kind = /\w+$/.exec(this.address)![0];
    if (statusCode !== 200 || !headers['content-type']?.includes(kind)) {
      response.resume();
      throw new Error(`${this.address} answered ${statusCode}`);
    }
    this.text = await textOf(response, mostBytes);
    this.etag = headers.etag;
  }
}
