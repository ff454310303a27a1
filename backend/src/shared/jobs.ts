/**
 * Each group of workers takes its own jobs only, so that none of them waits behind another's:
 * - `shop`: needs nothing but the database
 * - `provider`: calls the payment provider while somebody waits for the result
 * - `background`: calls the payment provider to find out whether there is anything to do
 * - `mail`: hands e-mails to the mail server
 */
export type WorkerGroup = 'shop' | 'provider' | 'background' | 'mail';

/** A kind of work for later. Two with the same key are the same work. */
export interface Job<Payload extends Record<string, string>> {
  /** The name is `<context>:<verb>`. */
  readonly name: string;
  readonly keyOf: (payload: Payload) => string;
  readonly workers: WorkerGroup;
  /** Among the due jobs of its group; the lowest number first. */
  readonly priority: number;
}

interface JobOptions {
  workers?: WorkerGroup;
  priority?: number;
  /** The key of another job that it replaces, and by which it is replaced. */
  key?: string;
}

/**
 * @param name `<context>:<verb>`
 * @param identify what of its payload makes it the same work; unique among the jobs of this name
 */
export const job = <Payload extends Record<string, string>>(
  name: string,
  identify: (payload: Payload) => string,
  { workers = 'shop', priority = 0, key = name }: JobOptions = {},
): Job<Payload> => ({ name, keyOf: (payload) => `${key}:${identify(payload)}`, workers, priority });

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
