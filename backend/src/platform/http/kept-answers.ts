import { LRUCache } from 'lru-cache';
import type { ChangeFollower } from '../postgres/change-feed';
import { Frequencies } from './frequencies';
import { KeptAnswer } from './kept-answer';

/** In a rush, what is heard within so long is dropped together: a busy checkout changes stock a hundred times a second. */
const gatherMs = 100;
/** So many drops may follow each other at once; every `gatherMs` one more. */
const dropsAtOnce = 20;
const maxBytes = 32 * 1024 * 1024;
/** Longer ones are of nobody who looks around in the shop; up to 16 KB they would take more room than their answers. */
const maxAddress = 512;

/** The making of an answer. */
interface Making {
  answer: Promise<string>;
  startedAt: number;
  /** What has changed since: the answer may be of before. */
  changes: Set<string>;
}

/**
 * Answers to what anybody may ask, kept when they are made for the second time, and given again before the framework sees the request. One is
 * dropped when something that it depends on changes, in whichever process, or when there is no room and another is asked for
 * more often. Nothing is kept while changes may be missed.
 */
export class KeptAnswers implements ChangeFollower {
  private readonly answers = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    dispose: ({ names }, address) => this.forget(address, names),
  });
  /** The addresses of the answers that depend on something, by its name. */
  private readonly dependents = new Map<string, Set<string>>();
  private readonly frequencies = new Frequencies();
  private readonly makings = new Map<string, Making>();
  private readonly heard = new Set<string>();
  private gathering: NodeJS.Timeout | undefined;
  private recentDrops = 0;
  private lastDropAt = 0;
  private isFollowing = false;

  /** @returns undefined when there is none that is sure to be of now */
  find(address: string): KeptAnswer | undefined {
    if (!this.isFollowing) return undefined;
    const answer = this.answers.get(address);
    if (answer) this.frequencies.count(address);
    return answer;
  }

  /**
   * Makes an answer, and keeps it when it was asked for before. Who asks the same while it is made waits for it, also while
   * nothing is kept: otherwise all would come to Postgres at once.
   * @param address path and query
   * @param topics what it depends on, beside each `_id` in it
   */
  make(address: string, topics: string[], make: () => Promise<string>): Promise<string> {
    if (address.length > maxAddress) return make();
    const underWay = this.makings.get(address);
    if (underWay && this.isOfNow(underWay)) return underWay.answer;
    this.frequencies.count(address);
    const making: Making = { answer: make(), startedAt: Date.now(), changes: new Set() };
    this.makings.set(address, making);
    const end = (body?: string) => {
      // Another took its place, or changes may have been missed meanwhile.
      if (this.makings.get(address) !== making) return;
      this.makings.delete(address);
      if (body !== undefined && this.isFollowing && this.makeRoom(address, body))
        this.keep(address, new KeptAnswer(address, body, topics), making);
    };
    making.answer.then(end, () => end());
    return making.answer;
  }

  begin(): void {
    if (this.isFollowing) return;
    // What was begun before may be of before a change that was missed.
    this.makings.clear();
    this.isFollowing = true;
  }

  /** An answer about the very thing is dropped at once; in a rush, lists that show it wait. */
  hear(what: string): void {
    for (const { changes } of this.makings.values()) changes.add(what);
    for (const address of this.dependents.get(what) ?? []) {
      if (address.includes(what)) this.answers.delete(address);
    }
    this.heard.add(what);
    if (!this.gathering) this.dropWhatWasHeard();
  }

  doubt(): void {
    this.isFollowing = false;
  }

  lose(): void {
    this.doubt();
    this.answers.clear();
  }

  /** From now on nobody is given what is of before anything that was heard. */
  showWhatWasHeard(): void {
    for (const [address, { changes }] of this.makings) {
      if (changes.size > 0) this.makings.delete(address);
    }
    this.dropWhatWasHeard();
  }

  private dropWhatWasHeard(): void {
    const before = this.answers.size;
    for (const what of this.heard) {
      for (const address of this.dependents.get(what) ?? []) this.answers.delete(address);
    }
    this.heard.clear();
    if (this.answers.size === before) return;
    this.countDrop();
    if (this.recentDrops > dropsAtOnce)
      this.gathering ??= setTimeout(() => this.dropWhatWasGathered(), gatherMs).unref();
  }

  /** Whoever asks after a change must not be told of before; a moment is granted. */
  private isOfNow({ changes, startedAt }: Making): boolean {
    const isUnchanged = this.isFollowing && changes.size === 0;
    return isUnchanged || Date.now() - startedAt < gatherMs;
  }

  private dropWhatWasGathered(): void {
    this.gathering = undefined;
    if (this.heard.size > 0) this.dropWhatWasHeard();
  }

  private countDrop(): void {
    const now = Date.now();
    this.recentDrops = Math.max(this.recentDrops - (now - this.lastDropAt) / gatherMs, 0) + 1;
    this.lastDropAt = now;
  }

  /**
   * For what was asked for before, and more often than what would have to go for it (TinyLFU): if more comes again than there
   * is room for, some of it stays. @returns whether there is room now
   */
  private makeRoom(address: string, body: string): boolean {
    const times = this.frequencies.of(address);
    if (times < 2) return false;
    if (this.answers.calculatedSize + roomyFor(address, body) <= maxBytes) return true;
    const [oldest] = this.answers.rkeys();
    if (oldest === undefined || this.frequencies.of(oldest) < times) return true;
    // The next is compared with another.
    this.answers.get(oldest);
    return false;
  }

  private keep(address: string, answer: KeptAnswer, { changes }: Making): void {
    if ([...answer.names].some((name) => changes.has(name))) return;
    this.answers.set(address, answer);
    // It was too large.
    if (!this.answers.has(address)) return;
    for (const name of answer.names) {
      const addresses = this.dependents.get(name) ?? new Set();
      this.dependents.set(name, addresses.add(address));
    }
  }

  private forget(address: string, names: Set<string>): void {
    for (const name of names) {
      const addresses = this.dependents.get(name);
      addresses?.delete(address);
      if (addresses?.size === 0) this.dependents.delete(name);
    }
  }
}

/** In bytes, more than it takes: nothing goes for it unseen. */
const roomyFor = (address: string, body: string): number => 4_000 + 2 * address.length + 8 * body.length;
