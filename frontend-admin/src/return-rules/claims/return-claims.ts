import type { Claim } from '../../claims/ClaimsAlert';
import type { PublicReturnRules } from '../return-rules.api';

type Rules = Pick<PublicReturnRules, 'windowDays' | 'wayPaidBy' | 'fee'>;

const days = String.raw`(\d+)[\s-]+(?:calendar\s|working\s)?days?`;
const way = String.raw`(?:returns?|returned|exchanges?|exchanged|send(?:\s\w+)? back)`;
const near = String.raw`[^.!?\n\d]{0,40}`;
const dayPatterns = [
  String.raw`\b${days}\s(?:returns?|exchanges?)\b`,
  String.raw`\b${way}\b${near}\b(?:in|within|up to|for)\s${days}`,
  String.raw`\b${days}\s(?:to|you (?:can|may))\s${way}\b`,
].map((pattern) => new RegExp(pattern, 'gi'));
const freePattern =
  /\bfree\s(?:returns?|exchanges?)\b|\b(?:returns?|exchanges?)\s(?:are|is)\s(?:always\s)?free\b/gi;

export const isAboutReturns = (text: string): boolean => /return|exchange|back/i.test(text);

/** The days in which money goes back are another matter. */
const isAboutMoney = (sentence: string): boolean => /refund|money|reimburs/i.test(sentence);
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s|\n/);

/**
 * The promises of days and of free returns, in the usual English words, that the rules do not keep. Others are not seen: it is
 * a hint, and no proof of the contrary.
 */
export function claimsAgainst(text: string, { windowDays, wayPaidBy, fee }: Rules): Claim[] {
  const promised = sentencesOf(text)
    .filter((sentence) => !isAboutMoney(sentence))
    .flatMap((sentence) => dayPatterns.flatMap((pattern) => [...sentence.matchAll(pattern)]))
    .filter(([, number]) => Number(number) !== windowDays)
    .map(([phrase]) => ({ phrase, problem: `The rules give ${windowDays} days` }));
  const isFree = wayPaidBy === 'shop' && fee === 0;
  const free = isFree ? [] : [...text.matchAll(freePattern)];
  const costs = free.map(([phrase]) => ({ phrase, problem: 'The rules ask for postage or a fee' }));
  return [...promised, ...costs];
}
