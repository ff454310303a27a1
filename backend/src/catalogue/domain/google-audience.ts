/** Whom Google takes a piece of clothing to be for: https://support.google.com/merchants/answer/6324463 */
export interface Audience {
  gender: 'male' | 'female' | 'unisex';
  ageGroup: 'newborn' | 'infant' | 'toddler' | 'kids' | 'adult';
}

const women = new Set(['women', 'woman', 'womens', 'ladies', 'girls', 'girl']);
const men = new Set(['men', 'man', 'mens', 'boys', 'boy']);
const young: Record<string, Audience['ageGroup']> = {
  newborn: 'newborn',
  baby: 'infant',
  babies: 'infant',
  toddler: 'toddler',
  toddlers: 'toddler',
  kids: 'kids',
  children: 'kids',
  girls: 'kids',
  girl: 'kids',
  boys: 'kids',
  boy: 'kids',
};
const youngestFirst = ['newborn', 'infant', 'toddler', 'kids'] as const;
/** In years, where kids begin. */
const firstAgeOfKids = 5;

/** @param categories the slugs from the top down. @param size in years tells the age more exactly. */
export function audienceOf(categories: readonly string[], size: string | null): Audience {
  const words = categories.flatMap((slug) => slug.toLowerCase().split(/[^a-z]+/));
  const [isForWomen, isForMen] = [women, men].map((names) => words.some((word) => names.has(word)));
  const years = /^(\d+) years$/.exec(size ?? '')?.[1];
  const ageOfSize = years && (Number(years) < firstAgeOfKids ? 'toddler' : 'kids');
  const ageOfCategory = youngestFirst.find((age) => words.some((word) => young[word] === age));
  return {
    gender: isForWomen === isForMen ? 'unisex' : isForWomen ? 'female' : 'male',
    ageGroup: ageOfSize || ageOfCategory || 'adult',
  };
}
