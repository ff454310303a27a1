/** A line that was counted. */
export interface CountedLine {
  variantId: string;
  counted: number;
  /** The pieces that were to be on the shelf at that moment: for sale, held, and to send. */
  expected: number;
}

/**
 * - `unchanged`: as many as expected
 * - `corrected`: one movement has the difference
 * - `impossible`: the stock would fall below zero, or exceed its maximum
 * - `corrected-since`: somebody else corrected the stock after the line was counted, perhaps by the same difference
 */
export const lineOutcomes = ['unchanged', 'corrected', 'impossible', 'corrected-since'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

/** Sales between the count and the booking change neither number, so they are not lost. */
export const differenceOf = ({ counted, expected }: CountedLine): number => counted - expected;

export interface Obstacles {
  /** The variants whose stock cannot take the difference. */
  impossible: ReadonlySet<string>;
  /** The variants whose stock was corrected after the line was counted. */
  correctedSince: ReadonlySet<string>;
}

export function outcomeOf(line: CountedLine, { impossible, correctedSince }: Obstacles): LineOutcome {
  if (differenceOf(line) === 0) return 'unchanged';
  if (correctedSince.has(line.variantId)) return 'corrected-since';
  return impossible.has(line.variantId) ? 'impossible' : 'corrected';
}
