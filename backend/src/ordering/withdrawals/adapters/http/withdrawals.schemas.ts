import { z } from 'zod';
import { Email } from '../../../../platform/http/email';
import { anyOf, listQuery, pageResponseOf } from '../../../../platform/http/list';
import { asTyped } from '../../../../platform/http/pasted';
import { Id, responseOf, sized, singleLine, storableText, text } from '../../../../platform/http/wire';
import { withdrawalMatches, withdrawalSorts, withdrawalStates } from '../../application/ports';
import { returnStates } from '../../../returns/domain/return-state';
import { periodBases } from '../../domain/legal-days';

/** A line as people paste it. */
const line = (max: number) => z.string().overwrite(asTyped).pipe(sized(singleLine, max));
const longestText = 2_000;

export const DeclareWithdrawalBody = z
  .object({
    /** Made by the client for one statement: a repeated call records nothing again. */
    _id: z.uuid('must be an id like 3f333df6-90a4-4fda-8dd3-9485d27cee36').toLowerCase(),
    name: line(100),
    email: Email,
    orderNumber: line(40),
    /** Nothing need be said. */
    text: storableText
      .trim()
      .max(longestText, `must be at most ${longestText} characters`)
      .optional()
      .transform((given = '') => given),
  })
  .meta({ id: 'DeclareWithdrawalBody' });

/** The same for known and unknown orders. */
export const WithdrawalReceiptView = z
  .object({
    _id: z.string(),
    /** When it was received, in ISO 8601. */
    receivedDate: z.string(),
    /** The shop's clock at that moment: `2026-11-20 09:30:07`. */
    receivedClock: z.string(),
    /** The clock's time zone: `Europe/Lisbon`. */
    timeZone: z.string(),
    name: z.string(),
    email: z.string(),
    orderNumber: z.string(),
    text: z.string(),
  })
  .meta({ id: 'WithdrawalReceiptView' });
export const WithdrawalReceiptResponse = responseOf(WithdrawalReceiptView).meta({
  id: 'WithdrawalReceiptAnswer',
});

export const WithdrawalListQuery = z.object({
  ...listQuery(withdrawalSorts),
  state: anyOf(withdrawalStates),
  order: anyOf(withdrawalMatches),
  /** Only those from the contract of this order. */
  orderId: Id.optional(),
  /** Only those whose days for the money are over. */
  late: z.enum(['true']).optional(),
});

export const AssignWithdrawalBody = z.object({ orderNumber: text(40) }).meta({ id: 'AssignWithdrawalBody' });
export const SettleWithdrawalBody = z.object({ done: z.boolean() }).meta({ id: 'SettleWithdrawalBody' });

const OrderReference = z.object({ orderId: z.string(), orderNumber: z.string() }).nullable();

export const AdminWithdrawalView = z
  .object({
    _id: z.string(),
    receivedDate: z.string(),
    name: z.string(),
    email: z.string(),
    /** The number is as it was typed. */
    orderNumber: z.string(),
    text: z.string(),
    /** Null means that none was found, and none is assigned. */
    order: OrderReference,
    /** An order has the typed number and another e-mail address. */
    orderOfOther: OrderReference,
    /** False in the moments before its order was looked for. */
    isChecked: z.boolean(),
    /** An admin said which order it is about. */
    isAssigned: z.boolean(),
    /** Its pieces are cancelled or are to come back, as far as any can be. */
    isCarriedOut: z.boolean(),
    /** The pieces that were not sent are cancelled, and this goes back for them; null: none were. */
    cancelled: z.object({ pieces: z.number().int(), amount: z.number() }).nullable(),
    /** The pieces that were sent come back with it; null: none do. */
    return: z.object({ _id: z.string(), returnNumber: z.string(), state: z.enum(returnStates) }).nullable(),
    /** Null while it waits. */
    doneDate: z.string().nullable(),
    /** The days in which the shopper may withdraw; null without an order. */
    period: z
      .object({
        basis: z.enum(periodBases),
        /** The last day, `2026-12-04`; null: it is not known yet. */
        lastDay: z.string().nullable(),
        /** Whether it was declared in time; null: nobody knows. */
        isInTime: z.boolean().nullable(),
      })
      .nullable(),
    /** The money must have gone back on this day. */
    moneyDueDay: z.string(),
    /** 0 on that day, negative once it is late. */
    moneyDaysLeft: z.number().int(),
  })
  .meta({ id: 'AdminWithdrawalView' });
export const WithdrawalPageResponse = pageResponseOf(AdminWithdrawalView).meta({
  id: 'WithdrawalPageAnswer',
});
