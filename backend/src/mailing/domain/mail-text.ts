import { defaultTextOf, type MailTextName, placeholdersOf } from './default-texts';
import { NoOpening, StaleMailText, UnknownPlaceholder } from './mailing.errors';
import { placeholdersIn } from './placeholders';

export const longestSubject = 150;
export const longestBlock = 2_000;

const textParts = ['subject', 'opening', 'closing'] as const;
type TextPart = (typeof textParts)[number];

/** The words of an e-mail around its facts; '' for a part without words. */
export type Wording = Record<TextPart, string>;

/** A part that is null has the default words. */
export interface MailTextState extends Record<TextPart, string | null> {
  name: MailTextName;
  /** It is 0 until somebody edits the text. */
  version: number;
  changedAt: Date | null;
}

/** The words of the e-mails of one kind. The shop may replace them, and return to the default ones. */
export class MailText {
  private constructor(private own: MailTextState) {}

  /** Nobody has edited it. */
  static original(name: MailTextName): MailText {
    return new MailText({ name, version: 0, subject: null, opening: null, closing: null, changedAt: null });
  }

  /** The words of it are not saved. @throws UnknownPlaceholder, NoOpening */
  static draft(name: MailTextName, wording: Wording): MailText {
    assertFillable(name, wording);
    const original = originalOf(name);
    const edited = (part: TextPart) => (wording[part] === original[part] ? null : wording[part]);
    return new MailText({
      ...MailText.original(name).state,
      subject: edited('subject'),
      opening: edited('opening'),
      closing: edited('closing'),
    });
  }

  static restore(state: MailTextState): MailText {
    return new MailText({ ...state });
  }

  get state(): Readonly<MailTextState> {
    return this.own;
  }

  /** The words in force. Saved ones that cannot be filled any more are replaced by the default ones. */
  get wording(): Wording {
    const original = originalOf(this.own.name);
    const unreadable = this.unreadable;
    const inForce = (part: TextPart) =>
      unreadable.includes(part) ? original[part] : (this.own[part] ?? original[part]);
    return { subject: inForce('subject'), opening: inForce('opening'), closing: inForce('closing') };
  }

  get isEdited(): boolean {
    return textParts.some((part) => this.own[part] !== null);
  }

  /** The parts with words that this version of the shop would not accept. */
  get unreadable(): TextPart[] {
    const { name } = this.own;
    return textParts.filter((part) => {
      const words = this.own[part];
      return words !== null && (unknownIn(name, words).length > 0 || !hasPart(name, part));
    });
  }

  /** @param seenVersion that the edit is based on @throws StaleMailText, UnknownPlaceholder, NoOpening */
  edit(seenVersion: number, wording: Wording, now: Date): void {
    const { name, version } = this.own;
    if (seenVersion !== version) throw new StaleMailText();
    const edited = MailText.draft(name, wording).state;
    if (textParts.every((part) => edited[part] === this.own[part])) return;
    this.own = { ...edited, version: version + 1, changedAt: now };
  }
}

/** @returns the default words */
export function originalOf(name: MailTextName): Wording {
  const { subject, opening = '', closing = '' } = defaultTextOf(name);
  return { subject, opening, closing };
}

export const hasOpening = (name: MailTextName): boolean => defaultTextOf(name).opening !== undefined;

const hasPart = (name: MailTextName, part: TextPart): boolean => part !== 'opening' || hasOpening(name);

const unknownIn = (name: MailTextName, words: string): string[] =>
  placeholdersIn(words).filter((placeholder) => !placeholdersOf(name).includes(placeholder));

function assertFillable(name: MailTextName, wording: Wording): void {
  if (wording.opening !== '' && !hasOpening(name)) throw new NoOpening();
  for (const part of textParts) {
    const [unknown] = unknownIn(name, wording[part]);
    if (unknown !== undefined) throw new UnknownPlaceholder(part, unknown);
  }
}
