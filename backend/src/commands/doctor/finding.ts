/** An operator reads a finding about each part: it works, it is not set (and need not be), or it is wrong. */
export interface Finding {
  state: 'works' | 'unset' | 'wrong';
  part: string;
  /** The message never contains a secret. */
  message: string;
}

export const works = (part: string, message: string): Finding => ({ state: 'works', part, message });
export const unset = (part: string, message: string): Finding => ({ state: 'unset', part, message });
export const wrong = (part: string, message: string): Finding => ({ state: 'wrong', part, message });

const marks: Record<Finding['state'], string> = { works: 'ok', unset: '-', wrong: 'WRONG' };

export const lineOf = ({ state, part, message }: Finding): string =>
  `${marks[state].padEnd(6)}${part.padEnd(16)}${message}`;

/** The cause tells why `fetch` failed: the error's own message is only that it did. */
export function whyOf(error: unknown): string {
  const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException };
  return cause?.code ?? cause?.message ?? message;
}
