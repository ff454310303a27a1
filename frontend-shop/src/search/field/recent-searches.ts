import { readJson, writeJson } from '../../ui/storage';

const storageKey = 'searches';
const kept = 8;

/** The searches of this device, most recent first. */
export function recentSearches(): string[] {
  const stored = readJson('localStorage', storageKey);
  return Array.isArray(stored) ? stored.map(String).slice(0, kept) : [];
}

/** Removes duplicates and keywords that are a prefix of this one. */
export function rememberSearch(keyword: string): string[] {
  const [latest = '', ...earlier] = recentSearches();
  const others = isBeginning(latest, keyword) ? earlier : [latest, ...earlier];
  return store([keyword, ...others.filter((other) => lower(other) !== lower(keyword))].slice(0, kept));
}

export function forgetSearches(): string[] {
  return store([]);
}

/** If the storage is blocked, they last as long as the page. */
function store(keywords: string[]): string[] {
  writeJson('localStorage', storageKey, keywords);
  return keywords;
}

const lower = (keyword: string) => keyword.toLowerCase();
const isBeginning = (beginning: string, keyword: string) => lower(keyword).startsWith(lower(beginning));
