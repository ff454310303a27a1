import type { MailTextName, PlaceholderOf } from '../../../domain/default-texts';
import type { MailText } from '../../../domain/mail-text';
import { filled, paragraphsOf } from '../../../domain/placeholders';

/** The words of the shop around the facts of an e-mail, with what their placeholders stand for. */
export interface WrittenText {
  subject: string;
  /** Each paragraph is a list of lines. */
  opening: string[][];
  closing: string[][];
}

export type WriteText = <Name extends MailTextName>(
  name: Name,
  values: Record<PlaceholderOf<Name>, string>,
) => WrittenText;

/** @param texts those that the kind of the e-mail may have */
export const writerOf =
  (texts: readonly MailText[], shopName: string): WriteText =>
  (name, values) => {
    const { subject, opening, closing } = texts.find(({ state }) => state.name === name)!.wording;
    const fill = (words: string) => filled(words, { ...values, 'shop name': shopName });
    const paragraphs = (words: string) => paragraphsOf(words).map((lines) => lines.map(fill));
    return { subject: fill(subject), opening: paragraphs(opening), closing: paragraphs(closing) };
  };
