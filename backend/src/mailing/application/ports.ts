import type { PageMeta, PageRequest } from '../../shared/page';
import type { MailTextName } from '../domain/default-texts';
import type { Delivery, Mail, MailState, MailStatus } from '../domain/mail';
import type { MailKind } from '../domain/mail-kind';
import type { MailText } from '../domain/mail-text';

export abstract class MailRepository {
  /** An obsolete one about the same fact gives way to it. @returns false if there is another one of this kind about the fact */
  abstract add(mail: Mail): Promise<boolean>;
  abstract find(id: string): Promise<Mail | undefined>;
  /** Locked until the transaction ends. */
  abstract findForChange(id: string): Promise<Mail | undefined>;
  abstract save(mail: Mail): Promise<void>;
  /** Locks an address until the transaction ends, so that a second e-mail to it is counted after the first. */
  abstract lockMailbox(recipient: string): Promise<void>;
  /** Counts the e-mails of these kinds to an address since a time, without the obsolete ones. */
  abstract countOf(kinds: MailKind[], recipient: string, since: Date): Promise<number>;
  /** Those that are neither waiting nor being sent, the oldest first. @returns how many it deleted */
  abstract deleteEndedBefore(time: Date, limit: number): Promise<number>;
}

export interface RenderedMail {
  /** The name of the shop. */
  sender: string;
  subject: string;
  html: string;
  text: string;
}

/** Renders e-mails from what is known at this moment. */
export abstract class MailTemplates {
  /** Undefined means that what it was about does not exist any more. */
  abstract write(mail: MailState): Promise<RenderedMail | undefined>;
}

/** The words of e-mails that admins edit. A text that nobody has edited has the default words. */
export abstract class MailTextRepository {
  /** One statement reads them. @returns a text for each name, in their order */
  abstract find(names: readonly MailTextName[]): Promise<MailText[]>;
  /** Locked until the transaction ends, also one that nobody has edited. */
  abstract findForChange(name: MailTextName): Promise<MailText>;
  abstract save(text: MailText): Promise<void>;
}

/** Shows an e-mail with sample facts. */
export abstract class MailPreviews {
  abstract show(text: MailText): Promise<RenderedMail>;
}

export interface Envelope {
  recipient: string;
  /** The same in each attempt, so that mailboxes can tell a second copy. */
  messageId: string;
}

/** The transport is a mail server. */
export abstract class MailTransport {
  /** Without one, the shop writes no e-mails. */
  abstract readonly isOn: boolean;
  /** Where notices to the owner go; undefined: nowhere. */
  abstract readonly ownerAddress: string | undefined;
  /**
   * @param begin called when the mail server is ready to take the text, which is sent when it has returned
   * @returns what became of it; a failed connection counts as refused
   */
  abstract send(mail: RenderedMail, to: Envelope, begin: () => Promise<void>): Promise<Delivery>;
}

/** The first is the usual one. */
export const mailSorts = ['newest', 'oldest'] as const;
export type MailSort = (typeof mailSorts)[number];

/** An e-mail is listed if it passes every condition; an empty list and undefined are no conditions. */
export interface MailList {
  /** In lower case; each must occur in the recipient's address. */
  words: string[];
  kinds: MailKind[];
  statuses: MailStatus[];
  orderId: string | undefined;
  sort: MailSort;
}

/** Letters are long, and not listed. */
export type ListedMail = Omit<MailState, 'letter'>;

/** The admin's list of e-mails. */
export abstract class MailListQueries {
  /** @throws MalformedCursor */
  abstract page(list: MailList, page: PageRequest): Promise<{ mails: ListedMail[]; meta: PageMeta }>;
  abstract batches(list: MailList): AsyncGenerator<ListedMail[]>;
}
