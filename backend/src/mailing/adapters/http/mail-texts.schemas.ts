import { z } from 'zod';
import { responseOf, storableText, text, WholeNumber } from '../../../platform/http/wire';
import { longestBlock, longestSubject } from '../../domain/mail-text';

/** An unknown name is treated like one that doesn't exist, not as a malformed request. */
export const MailTextNameParam = z.string().max(100);

/** Line breaks are judged apart. */
const hasControls = (given: string): boolean => /(?![\r\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(given);
const withoutControls = (words: z.ZodString) =>
  words.refine((given) => !hasControls(given), 'must not contain control characters');

/** Plain text, in which blank lines separate paragraphs. */
const Block = withoutControls(
  storableText.trim().max(longestBlock, `must be at most ${longestBlock} characters`),
).transform((given) => given.replaceAll(/\r\n?/g, '\n'));

const words = {
  subject: withoutControls(text(longestSubject)),
  /** Left out for an e-mail that begins with facts. */
  opening: Block.optional(),
  closing: Block,
};
export const PreviewMailTextBody = z.object(words).meta({ id: 'PreviewMailTextBody' });
export const EditMailTextBody = z
  .object({ version: WholeNumber.pipe(z.number().min(0).max(1_000_000_000)), ...words })
  .meta({ id: 'EditMailTextBody' });

/** The opening is null for an e-mail that begins with facts. */
const shownWords = { subject: z.string(), opening: z.string().nullable(), closing: z.string() };
export const MailTextView = z
  .object({
    name: z.string(),
    title: z.string(),
    /** It is 0 until somebody edits the text. */
    version: z.number().int(),
    isEdited: z.boolean(),
    changedDate: z.string().nullable(),
    ...shownWords,
    original: z.object(shownWords),
    /** The names without braces. */
    placeholders: z.array(z.string()),
  })
  .meta({ id: 'MailTextView' });
export type MailTextView = z.output<typeof MailTextView>;
export const MailTextsResponse = responseOf(z.array(MailTextView)).meta({ id: 'MailTextsResponse' });

export const MailTextSavedResponse = responseOf(z.object({ version: z.number().int() })).meta({
  id: 'MailTextSavedResponse',
});

export const MailTextPreviewResponse = responseOf(z.object({ subject: z.string(), html: z.string() })).meta({
  id: 'MailTextPreviewResponse',
});
