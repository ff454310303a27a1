import { readJson, writeJson } from '../ui/storage';

const KEY = 'searches';
const KEPT = 8;

/** What was searched for on this device, the latest first. */
export function recentSearches(): string[] {
  const stored = readJson('localStorage', KEY);
  return Array.isArray(stored) ? stored.map(String).slice(0, KEPT) : [];
}

/** Each once; a keyword that was only on its way to this one gives way to it. */
export function rememberSearch(keyword: string): string[] {
  const [latest = '', ...earlier] = recentSearches();
  const others = isBeginning(latest, keyword) ? earlier : [latest, ...earlier];
  return store([keyword, ...others.filter((other) => lower(other) !== lower(keyword))].slice(0, KEPT));
}

export function forgetSearches(): string[] {
  return store([]);
}

/** Where nothing can be kept, they last as long as the page. */
function store(keywords: string[]): string[] {
  writeJson('localStorage', KEY, keywords);
  return keywords;
}

const lower = (keyword: string) => keyword.toLowerCase();
const isBeginning = (beginning: string, keyword: string) => lower(keyword).startsWith(lower(beginning));
