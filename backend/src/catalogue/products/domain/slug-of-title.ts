import { looksLikeId } from './product-slug';

/** frontend-admin/src/taxonomy/slugs/latin-letters.ts writes them in the same way. Accents are left out before. */
const latinLetters =
  'ßss æae œoe øo đd ðd þth łl ħh ŧt ıi ŋn əe ' +
  'аa бb вv гg ґg дd ђdj еe єye жzh зz иi іi јj кk лl љlj мm нn њnj оo пp рr сs тt ћc уu фf хkh цts чch џdz шsh щshch ъ ыy ь эe юyu яya ' +
  'αa βv γg δd εe ζz ηi θth ιi κk λl μm νn ξx οo πp ρr σs ςs τt υy φf χch ψps ωo';
const latinOf = new Map(latinLetters.split(' ').map(([letter, ...latin]) => [letter, latin.join('')]));

const maxLength = 60;

/** The slug that follows from a title where it is free. */
export function slugOfTitle(title: string): string {
  const words = inLatinLetters(title.replaceAll('&', ' and '))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, maxLength)
    .replace(/-$/, '');
  if (words === '') return 'product';
  return looksLikeId(words) ? `product-${words}` : words;
}

/** Small letters without accents and apostrophes; Cyrillic and Greek ones as they sound. */
const inLatinLetters = (text: string): string =>
  Array.from(
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase(),
    (letter) => latinOf.get(letter) ?? letter,
  ).join('');

/** Few products of one title are numbered; of many, a random number is soon free. */
const numbered = 19;
const random = 5;

/** The slugs that a new product of this title may get, the first free one of which it does. */
export function slugsOfTitle(title: string): string[] {
  const base = slugOfTitle(title);
  const numbers = Array.from({ length: numbered - 1 }, (_, place) => place + 2);
  const randomNumbers = Array.from({ length: random }, () => 100_000 + Math.floor(Math.random() * 900_000));
  return [base, ...[...numbers, ...randomNumbers].map((number) => `${base}-${number}`)];
}
