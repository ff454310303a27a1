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

/** The ends of Google's age groups, in months and in centimetres of height. */
const ends = [
  { ageGroup: 'newborn', months: 3, centimetres: 62 },
  { ageGroup: 'infant', months: 12, centimetres: 80 },
  { ageGroup: 'toddler', months: 59, centimetres: 110 },
] as const;

/** A belt of an adult is in centimetres, too. @returns undefined for a size that tells no age */
function ageOf(size: string, isForChildren: boolean): Audience['ageGroup'] | undefined {
  const [, number, unit] = /(\d+) (months|years|cm)$/.exec(size) ?? [];
  if (number === undefined || (unit === 'cm' && !isForChildren)) return undefined;
  const most = Number(number);
  const isWithin = ({ months, centimetres }: (typeof ends)[number]) =>
    unit === 'cm' ? most <= centimetres : (unit === 'years' ? most * 12 : most) <= months;
  return ends.find(isWithin)?.ageGroup ?? 'kids';
}

/** @param categories the slugs from the top down. @param size of a child tells the age more exactly. */
export function audienceOf(categories: readonly string[], size: string | null): Audience {
  const words = categories.flatMap((slug) => slug.toLowerCase().split(/[^a-z]+/));
  const [isForWomen, isForMen] = [women, men].map((names) => words.some((word) => names.has(word)));
  const ageOfCategory = youngestFirst.find((age) => words.some((word) => young[word] === age));
  const ageOfSize = ageOf(size ?? '', ageOfCategory !== undefined);
  return {
    gender: isForWomen === isForMen ? 'unisex' : isForWomen ? 'female' : 'male',
    ageGroup: ageOfSize ?? ageOfCategory ?? 'adult',
  };
}
