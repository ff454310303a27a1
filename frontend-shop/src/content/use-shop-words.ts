import { isAwaited } from '@haberdash/kit/loadable';
import {
  type DeliveryPlaceholder,
  deliveryPlaceholders,
  type ReturnPlaceholder,
  returnPlaceholders,
} from '@haberdash/kit/texts/placeholders';
import { deliveryWords } from '../delivery/delivery-words';
import { useUsualOffer } from '../delivery/use-usual-offer';
import { returnWords } from '../returns/rules/return-words';
import { useKnownRules } from '../returns/rules/use-known-rules';

/** The character keeps the height of a line. */
const blank = '\u00a0';

type Name = DeliveryPlaceholder | ReturnPlaceholder;

const isOfDelivery = (name: Name): name is DeliveryPlaceholder => name in deliveryWords;
const isOfReturns = (name: Name): name is ReturnPlaceholder => name in returnWords;
const named = new RegExp(`\\{(${[...deliveryPlaceholders, ...returnPlaceholders].join('|')})\\}`, 'g');
const namesIn = (text: string) => [...text.matchAll(named)].map(([, name]) => name as Name);

export const namesReturns = (text: string): boolean => namesIn(text).some(isOfReturns);

type WordOf = (name: Name) => string | undefined;

const filled = (text: string, wordOf: WordOf): string =>
  text.replace(named, (_, name: Name) => wordOf(name) ?? '');

/** The words that the delivery table and the rules of returns have for these names. @returns undefined for what they do not say */
function useWordsFor(needed: readonly Name[]): WordOf {
  const delivery = useUsualOffer(needed.some(isOfDelivery));
  const rules = useKnownRules(needed.some(isOfReturns));
  const ofReturns = (name: ReturnPlaceholder) => (rules.value ? returnWords[name](rules.value) : undefined);
  const ofDelivery = (name: DeliveryPlaceholder) =>
    delivery.offer ? deliveryWords[name](delivery.offer) : undefined;
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
    return [{ item, text: filled(text, wordOf) }];
  });
}

/** A paragraph, heading or item of a list without another one in it. Cells of a table stay where they are. */
const innermost = /<(p|li|h[2-6])\b[^>]*>(?:(?!<(?:p|li|h[2-6])\b)[^])*?<\/\1>/g;

/** Today's words are not those of an older text. */
export const withoutShopWords = (html: string): string =>
  html.replace(innermost, (block) => (namesIn(block).length > 0 ? '' : block)).replace(named, '');

/** The text of a page with those words, which have no markup. The paragraphs whose words they do not have are left out. */
export function useShopHtml(html: string): string {
  const wordOf = useWordsFor(namesIn(html));
  const known = html.replace(innermost, (block) =>
    namesIn(block).every((name) => wordOf(name) !== undefined) ? block : '',
  );
  return filled(known, wordOf);
}
