import { newId } from '../../shared/ids';
import { holdsSecret, isAboutOrder, isForOwner, type MailKind } from './mail-kind';
import { MailIsOwners, MailNotFailed, MailNotRepeatable } from './mailing.errors';

/**
 * - `waiting`: to be sent, perhaps again
 * - `sending`: the mail server has begun to take it
 * - `sent`: the mail server took it
 * - `failed`: the mail server refused it for good, or for a day
 * - `obsolete`: when its turn came, there was nothing to tell any more
 * - `unconfirmed`: nobody knows whether the mail server took it, so it is not sent again by itself
 */
export const mailStatuses = ['waiting', 'sending', 'sent', 'failed', 'obsolete', 'unconfirmed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export interface MailState {
  id: string;
  kind: MailKind;
  /** The id of what it tells: of an order, an account, a password reset. There is one e-mail of a kind about a fact. */
  factId: string;
  /** The order of a parcel, a refund or a link; null for other facts. */
  orderId: string | null;
  /** The recipient is an e-mail address. */
  recipient: string;
  status: MailStatus;
  /** Since it was last asked for. */
  attempts: number;
  /** Why it is not sent yet; null when there is nothing to say. */
  reason: string | null;
  createdAt: Date;
  sentAt: Date | null;
  /** The mail server was given this subject and letter last, which is plain text; null until then, and for what holds a secret. */
  subject: string | null;
  letter: string | null;
}

/** Null means that it tells of something else than an order. */
export const orderOf = ({
  kind,
  factId,
  orderId,
}: Pick<MailState, 'kind' | 'factId' | 'orderId'>): string | null => (isAboutOrder(kind) ? factId : orderId);

/** Each attempt has one of these results. */
export type Delivery =
  | { kind: 'accepted' }
  /** `isFinal`: trying again is of no use. */
  | { kind: 'refused'; isFinal: boolean; reason: string }
  /** It had begun to take the e-mail when the connection was lost. */
  | { kind: 'unknown'; reason: string }
  /** There is nothing to tell any more, so no mail server was asked. */
  | { kind: 'pointless'; reason: string };

const endOf = { refused: 'failed', unknown: 'unconfirmed', pointless: 'obsolete' } as const;

const minuteMs = 60_000;
/** Before the second attempt and those after it: a day and an hour in all. */
const delaysMs = [1, 5, 15, 60, 120, 240, 360, 720].map((minutes) => minutes * minuteMs);

/** The staff reads the letter, and may not open the order of a guest with the link in it. */
const withoutTokens = (letter: string): string => letter.replaceAll(/(?<=\/shop\/order#)[\w-]+/g, '…');

/** An e-mail about something that happened. */
export class Mail {
  private constructor(private readonly own: MailState) {}

  static write(
    about: Pick<MailState, 'kind' | 'factId' | 'recipient'> & Partial<Pick<MailState, 'orderId'>>,
    now: Date,
  ): Mail {
    return new Mail({
      id: newId(),
      orderId: null,
      ...about,
      status: 'waiting',
      attempts: 0,
      reason: null,
      createdAt: now,
      sentAt: null,
      subject: null,
      letter: null,
    });
  }

  static restore(state: MailState): Mail {
    return new Mail({ ...state });
  }

  get state(): Readonly<MailState> {
    return this.own;
  }

  get isWaiting(): boolean {
    return this.own.status === 'waiting';
  }

  /** An attempt was cut off while the mail server took it. */
  get isCutOff(): boolean {
    return this.own.status === 'sending';
  }

  /** The mail server is about to take it, with these words. */
  begin({ subject, text: letter }: { subject: string; text: string }): void {
    this.own.status = 'sending';
    if (!holdsSecret(this.own.kind)) Object.assign(this.own, { subject, letter: withoutTokens(letter) });
  }

  /** @returns after how many milliseconds to try again; undefined: not at all */
  record(delivery: Delivery, now: Date): number | undefined {
    this.own.attempts += 1;
    if (delivery.kind === 'accepted') {
      Object.assign(this.own, { status: 'sent', reason: null, sentAt: now });
      return undefined;
    }
    const delay = delivery.kind === 'refused' && !delivery.isFinal ? this.nextDelay : undefined;
    Object.assign(this.own, {
      status: delay === undefined ? endOf[delivery.kind] : 'waiting',
      reason: delivery.reason,
    });
    return delay;
  }

  /** Somebody decides that it is to be sent again; to another address also when it was sent. @throws MailNotRepeatable, MailIsOwners, MailNotFailed */
  retry(recipient = this.own.recipient): void {
    const { kind, status } = this.own;
    if (holdsSecret(kind)) throw new MailNotRepeatable();
    const isElsewhere = recipient !== this.own.recipient;
    if (isElsewhere && isForOwner(kind)) throw new MailIsOwners();
    const isLost = status === 'failed' || status === 'unconfirmed';
    if (!isLost && !(isElsewhere && status === 'sent')) throw new MailNotFailed();
    Object.assign(this.own, { status: 'waiting', recipient, attempts: 0, reason: null, sentAt: null });
  }

  private get nextDelay(): number | undefined {
    return delaysMs[this.own.attempts - 1];
  }
}
