import { isAwaited } from '@haberdash/kit/loadable';
import { deliveryWords } from '../delivery/delivery-words';
import { useUsualOffer } from '../delivery/use-usual-offer';
import { returnWords } from '../returns/rules/return-words';
import { useKnownRules } from '../returns/rules/use-known-rules';

/** The character keeps the height of a line. */
const blank = '\u00a0';

const isOfDelivery = (name: string) => name in deliveryWords;
const isOfReturns = (name: string) => name in returnWords;
const names = Object.keys({ ...deliveryWords, ...returnWords });
const named = new RegExp(`\\{(${names.join('|')})\\}`, 'g');
const namesIn = (text: string) => [...text.matchAll(named)].map(([, name = '']) => name);

export const namesReturns = (text: string): boolean => namesIn(text).some(isOfReturns);

/** The words that the delivery table and the rules of returns have for these names. @returns undefined for what they do not say */
function useWordsFor(needed: readonly string[]): (name: string) => string | undefined {
  const delivery = useUsualOffer(needed.some(isOfDelivery));
  const rules = useKnownRules(needed.some(isOfReturns));
  const ofReturns = (name: string) => (rules.value ? returnWords[name]?.(rules.value) : undefined);
  const ofDelivery = (name: string) => (delivery.offer ? deliveryWords[name]?.(delivery.offer) : undefined);
  return (name) => {
    if (isOfReturns(name)) return isAwaited(rules) ? blank : ofReturns(name);
    return delivery.isAwaited ? blank : ofDelivery(name);
  };
}

/** Texts of the shop with the words of its delivery table and its rules of returns. One whose words they do not have is left out. */
export function useShopWords<Item>(items: readonly Item[], textOf: (item: Item) => string) {
  const wordOf = useWordsFor(items.flatMap((item) => namesIn(textOf(item))));
  return items.flatMap((item) => {
    const text = textOf(item);
    const words = namesIn(text).map(wordOf);
    if (words.includes(blank)) return [{ item, text: blank }];
    if (words.includes(undefined)) return [];
    return [{ item, text: text.replace(named, (_, name: string) => wordOf(name) ?? '') }];
  });
}

/** A paragraph, heading, cell or item of a list without another one in it. */
const innermost = /<(p|li|td|h[2-6])\b[^>]*>(?:(?!<(?:p|li|td|h[2-6])\b)[^])*?<\/\1>/g;

/** Today's words are not those of an older text. */
export const withoutShopWords = (html: string): string =>
  html.replace(innermost, (block) => (namesIn(block).length > 0 ? '' : block));

/** The text of a page with those words. The paragraphs whose words they do not have are left out. */
export function useShopHtml(html: string): string {
  const wordOf = useWordsFor(namesIn(html));
  const filled = (text: string) => text.replace(named, (_, name: string) => wordOf(name) ?? '');
  return html.replace(innermost, (block) =>
    namesIn(block).every((name) => wordOf(name) !== undefined) ? filled(block) : '',
  );
}
