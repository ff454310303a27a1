import { inLatinLetters } from './latin-letters';

/** `Levi's & Co` → `levis-&-co`: a short name for addresses, as the server accepts it. */
export const slugOf = (name: string): string =>
  inLatinLetters(name)
    .replace(/[^a-z0-9&]+/g, '-')
    .replace(/^[-&]+|[-&]+$/g, '')
    .slice(0, 60);
