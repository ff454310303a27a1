import { money, shopCurrency } from '@haberdash/kit/money';
import type { Claim } from '../../claims/ClaimsAlert';
import type { Delivery, Method } from '../delivery.api';

const noun = '(?:delivery|shipping|postage)';
const days = String.raw`(\d+)(?:\s*(?:–|-|to|or)\s*(\d+))?\s+(?:(?:working|business|week)\s?)?days?`;

/** An amount has the shop's symbol before or after it. */
function amountPattern(): string {
  const symbol = shopCurrency().symbol.replace(/\$/, '\\$&');
  const isMarked = String.raw`(?:(?<=${symbol}\s?)|(?=[\d.,]+\s?${symbol}))`;
  return String.raw`(?:${symbol}\s?)?${isMarked}(\d[\d,]*(?:\.\d{1,2})?)(?:\s?${symbol})?`;
}

function pricePatternsOf(amount: string) {
  // The characters that neither end a sentence nor begin an amount.
  const near = '[^.!?\\n\\p{Sc}]';
  const limit = `(?:\\s+(?:${near}{0,20}\\s)?(?:over|from|above|of)\\s+${amount})?`;
  const free = [
    `\\bfree(?:\\s\\w+)?\\s${noun}${near}{0,20}?${limit}`,
    `\\b${noun}\\b(?!\\sfrom)${near}{0,30}?\\bfree\\b(?!\\s(?:returns?|exchanges?))${limit}`,
    `\\bships?\\sfree\\b${limit}`,
  ];
  const price = [
    `\\b${noun}\\b(?:\\s(?:from|for|costs?|is|at))+\\s${amount}`,
    `${amount}\\s(?:for\\s)?${noun}\\b`,
  ];
  return { free, price };
}

const dayPatterns = [
  `\\b(?:${noun}|delivered|arrives?|ships?)\\b[^.!?\n\\d]{0,20}\\b(?:in|within|takes)\\s${days}`,
  `\\b${days}\\s${noun}\\b`,
];
const nextDay = `\\bnext[- ]day\\s${noun}\\b`;

/**
 * The promises of free delivery, prices and days, in the usual English words, that the table does not have. Others are not
 * seen: it is a hint, and no proof of the contrary.
 */
export function claimsAgainst(
  text: string,
  { zones, methods }: Pick<Delivery, 'zones' | 'methods'>,
): Claim[] {
  const offered = methods.filter(({ isOn, kind }) => isOn && kind === 'delivery');
  const freeEverywhere = zones.every(({ id }) => offered.some((one) => one.zoneId === id && isFree(one)));
  const limits = offered.flatMap(limitsOf);
  const prices = offered.flatMap(({ table }) => table.steps.map(({ price }) => price));
  const times = offered.flatMap(({ workingDays }) => workingDays ?? []);

  const patterns = pricePatternsOf(amountPattern());

  return [
    ...found(text, patterns.free, ([, from]) => {
      if (from !== undefined) return limits.includes(numberOf(from)) ? undefined : limitProblem(limits);
      return freeEverywhere ? undefined : 'The table does not deliver everything everywhere for free';
    }),
    ...found(text, patterns.price, ([, price]) =>
      prices.includes(numberOf(price)) ? undefined : 'The table has no such price',
    ),
    ...found(text, dayPatterns, ([, first, last]) =>
      times.some(({ min, max }) =>
        last ? min === Number(first) && max === Number(last) : max === Number(first),
      )
        ? undefined
        : 'The table has no such number of days',
    ),
    ...found(text, [nextDay], () =>
      times.some(({ max }) => max <= 1) ? undefined : 'The table has no delivery on the next day',
    ),
  ];
}

function found(
  text: string,
  patterns: string[],
  problemOf: (match: RegExpMatchArray) => string | undefined,
): Claim[] {
  return patterns
    .flatMap((pattern) => [...text.matchAll(new RegExp(pattern, 'giu'))])
    .flatMap((match) => {
      const problem = problemOf(match);
      return problem === undefined ? [] : [{ phrase: match[0].trim(), problem }];
    });
}

const numberOf = (written = ''): number => Number(written.replaceAll(',', ''));

const isFree = ({ table, freeFrom }: Method): boolean =>
  freeFrom === 0 || table.steps.every(({ price }) => price === 0);

/** Returns the subtotals from which a method costs nothing. */
function limitsOf({ table: { measure, steps }, freeFrom }: Method): number[] {
  const step = measure === 'subtotal' ? steps.filter(({ price }) => price === 0).map(({ from }) => from) : [];
  return freeFrom === null ? step : [freeFrom, ...step];
}

function limitProblem(limits: readonly number[]): string {
  const reached = limits.filter((one) => one > 0);
  if (reached.length === 0) return 'The table has no subtotal from which delivery is free';
  return `In the table, delivery is free from ${[...new Set(reached)].map(money).join(' or ')}`;
}
