import type { EmailChange, EmailChangePurpose } from '../domain/email-change';

export abstract class EmailChangeRepository {
  abstract add(change: EmailChange): Promise<void>;
  abstract find(id: string): Promise<EmailChange | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<EmailChange | undefined>;
  /** The user's newest one of this purpose that has not ended. It is locked until the transaction ends. */
  abstract findOpenForChange(userId: string, purpose: EmailChangePurpose): Promise<EmailChange | undefined>;
  abstract save(change: EmailChange): Promise<void>;
  /** None of this user and this purpose can be carried out any more. */
  abstract end(userId: string, purpose: EmailChangePurpose, now: Date): Promise<void>;
  /** None of this user can be carried out any more. */
  abstract endAll(userId: string, now: Date): Promise<void>;
  /** @returns how many, at most the limit */
  abstract deleteRequestedBefore(time: Date, limit: number): Promise<number>;
}

/** Random codes of six digits. Only their hashes are stored, and nobody can compute them without the shop's secret. */
export abstract class EmailCodes {
  abstract create(changeId: string): { code: string; hash: string };
  abstract hash(changeId: string, code: string): string;
}

/** Requests for codes, counted across all servers. */
export abstract class EmailChangeLimit {
  /** Counts a request of this user for this mailbox. @throws TooManyAttempts */
  abstract record(userId: string, newEmail: string): Promise<void>;
  /** Counts a request of this user for the account's own mailbox. @throws TooManyAttempts */
  abstract recordProof(userId: string): Promise<void>;
}
