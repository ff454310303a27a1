/** A kind of work for later. Two with the same key are the same work. */
export interface Job<Payload extends Record<string, string>> {
  /** `<context>:<verb>` */
  readonly name: string;
  readonly keyOf: (payload: Payload) => string;
}

/**
 * @param name `<context>:<verb>`
 * @param identify what of its payload makes it the same work; unique among the jobs of this name
 */
export const job = <Payload extends Record<string, string>>(
  name: string,
  identify: (payload: Payload) => string,
): Job<Payload> => ({ name, keyOf: (payload) => `${name}:${identify(payload)}` });

/** Work for later, kept in the transaction that asks for it: it happens if and only if that transaction commits. */
export abstract class Jobs {
  /** Has it done so long after the running transaction began; asking again for the same work moves it. */
  abstract schedule<Payload extends Record<string, string>>(
    work: Job<Payload>,
    payload: Payload,
    delayMs: number,
  ): Promise<void>;
  /** It has become needless. What is under way already comes to its end. */
  abstract drop<Payload extends Record<string, string>>(work: Job<Payload>, payload: Payload): Promise<void>;
}
