import { z } from 'zod';
import { anyOf, listQuery, PageMeta } from '../../../../platform/http/list';
import { asTypedCode } from '../../../../platform/http/pasted';
import { Id, responseOf, text, WholeNumber } from '../../../../platform/http/wire';
import { AddedUpAmount } from '../../../cancellations/adapters/http/added-up-amount';
import { refundStates } from '../../../refunds/domain/refund';
import { exclusionReasons, wayPayers } from '../../../return-rules/domain/return-rules';
import { periodBases } from '../../../withdrawals/domain/legal-days';
import { returnSorts, returnTabs } from '../../application/ports';
import {
  exchangeStates,
  judgements,
  returnKinds,
  returnReasons,
  returnStates,
} from '../../domain/return-state';

const maxPieces = 500;

/** Without `reason`: none is given. `wantedVariantId`: another variant of the same product in exchange; without it, money goes back. */
const WantedPieces = z
  .object({
    variantId: Id,
    quantity: WholeNumber.pipe(z.number().min(1).max(maxPieces)),
    reason: z.enum(returnReasons).nullish(),
    wantedVariantId: Id.nullish(),
  })
  .meta({ id: 'WantedReturnPieces' });

const Pieces = z
  .array(WantedPieces)
  .min(1)
  .max(maxPieces)
  .refine((all) => all.reduce((sum, { quantity }) => sum + quantity, 0) <= maxPieces, {
    error: `must be at most ${maxPieces} pieces`,
  });

const clientId = z.uuid().toLowerCase();

export const PreviewReturnBody = z.object({ pieces: Pieces }).meta({ id: 'PreviewReturnBody' });

/** `_id`: made by the client; a repeated request with it changes nothing. `amount`: what the shopper was shown. */
export const DeclareReturnBody = z
  .object({ _id: clientId, pieces: Pieces, amount: AddedUpAmount })
  .meta({ id: 'DeclareReturnBody' });

/** `kind`: a `claim` is a parcel without a declaration, which is here already. */
export const AdminDeclareReturnBody = z
  .object({ _id: clientId, pieces: Pieces, kind: z.enum(['return', 'claim']) })
  .meta({ id: 'AdminDeclareReturnBody' });

/** A number that is printed, scanned or pasted: spaces don't count. */
const TrackingNumber = z
  .string()
  .transform((given) => asTypedCode(given).replace(/\s/g, ''))
  .pipe(z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'must be 1 to 60 letters, digits and hyphens'));

export const PostReturnBody = z
  .object({ carrier: text(60).nullish(), trackingNumber: TrackingNumber.nullish() })
  .meta({ id: 'PostReturnBody' });

/** Each piece is judged once; repeating a judgement changes nothing. */
export const JudgeReturnBody = z
  .object({
    pieces: z
      .array(z.object({ pieceId: Id, judged: z.enum(judgements) }))
      .min(1)
      .max(maxPieces)
      .refine((all) => new Set(all.map(({ pieceId }) => pieceId)).size === all.length, {
        error: 'must name each piece once',
      }),
  })
  .meta({ id: 'JudgeReturnBody' });

/** The admin was shown these: other amounts by now are refused. */
export const SettleReturnBody = z
  .object({ amount: AddedUpAmount, left: AddedUpAmount })
  .meta({ id: 'SettleReturnBody' });

/** `code`: a return's number or its code, typed or scanned. */
export const FindReturnQuery = z.object({ code: text(60) });

export const ReturnListQuery = z.object({
  ...listQuery(returnSorts),
  /** Without it: all returns. */
  tab: z.enum(returnTabs).optional(),
  kind: anyOf(returnKinds),
  orderId: Id.optional(),
});

/**
 * `amount` = `pieces` + `delivery` - `fee` + `difference`: what pieces are exchanged for is so much cheaper. The delivery goes back, at the price of the cheapest one, with the last pieces of the order.
 */
const money = {
  ...{ amount: z.number(), pieces: z.number(), delivery: z.number(), fee: z.number() },
  difference: z.number().optional(),
};

/** `heldUntil`: what is wanted in exchange is held until the end of this day; null: nothing is exchanged. */
export const ReturnPreviewResponse = responseOf(
  z
    .object({
      ...money,
      wayPaidBy: z.enum(wayPayers),
      deadline: z.string(),
      heldUntil: z.string().nullable().optional(),
    })
    .meta({ id: 'ReturnPreview' }),
).meta({ id: 'ReturnPreviewAnswer' });

/** `left`: could go back of the payment before this. */
export const SettlementPreviewResponse = responseOf(
  z.object({ ...money, left: z.number() }).meta({ id: 'SettlementPreview' }),
).meta({ id: 'SettlementPreviewAnswer' });

/** A piece of this variant takes the place of another. */
const WantedVariantView = z
  .object({ variantId: z.string(), size: z.string().nullable(), colour: z.string().nullable() })
  .meta({ id: 'WantedVariantView' });

/** One piece. `wanted`: in exchange for it; null: money. `exclusion`: why its product may be refused. `judged`: null until somebody has looked at it. */
export const ReturnPieceView = z
  .object({
    _id: z.string(),
    variantId: z.string(),
    productId: z.string(),
    title: z.string(),
    size: z.string().nullable(),
    colour: z.string().nullable(),
    image: z.string(),
    reason: z.enum(returnReasons).nullable(),
    exclusion: z.enum(exclusionReasons).nullable(),
    judged: z.enum(judgements).nullable(),
    wanted: WantedVariantView.nullable().optional(),
  })
  .meta({ id: 'ReturnPieceView' });

/**
 * Another order takes the place of pieces. `held`: until the end of `heldUntil`, or as long as its parcel is here; `released`: it can be sent;
 * `ended`: it is not sent.
 */
const ReturnExchangeView = z
  .object({
    orderId: z.string(),
    orderNumber: z.string(),
    state: z.enum(exchangeStates),
    heldUntil: z.string(),
  })
  .meta({ id: 'ReturnExchangeView' });

/**
 * `code`: for the parcel. `deadline`: the last day on which it may arrive. `address`: where to send it, in lines; '' for none. `amount`: is
 * expected to go back or, once settled, goes back; its `refund` is null as long as none was asked for.
 */
export const ReturnView = z
  .object({
    _id: z.string(),
    returnNumber: z.string(),
    code: z.string(),
    orderId: z.string(),
    orderNumber: z.string(),
    kind: z.enum(returnKinds),
    state: z.enum(returnStates),
    declaredDate: z.string(),
    declaredBy: z.enum(['shopper', 'shop']),
    deadline: z.string(),
    wayPaidBy: z.enum(wayPayers),
    fee: z.number(),
    carrier: z.string().nullable(),
    trackingNumber: z.string().nullable(),
    postedDate: z.string().nullable(),
    arrivedDate: z.string().nullable(),
    judgedDate: z.string().nullable(),
    settledDate: z.string().nullable(),
    endedDate: z.string().nullable(),
    amount: z.number(),
    refund: z
      .object({ amount: z.number(), state: z.enum(refundStates), refusal: z.string().nullable() })
      .nullable(),
    address: z.string(),
    pieces: z.array(ReturnPieceView),
    exchange: ReturnExchangeView.nullable().optional(),
  })
  .meta({ id: 'ReturnView' });

/** Also whose it is, and until when its money is due by law: 0 days left on the last day, negative once it is late. */
export const AdminReturnView = ReturnView.extend({
  shopperName: z.string(),
  moneyDueDay: z.string(),
  moneyDaysLeft: z.number().int(),
}).meta({ id: 'AdminReturnView' });

export const ReturnResponse = responseOf(ReturnView).meta({ id: 'ReturnAnswer' });
export const AdminReturnResponse = responseOf(AdminReturnView).meta({ id: 'AdminReturnAnswer' });

/** A variant that is in stock. */
const ExchangeableView = WantedVariantView.extend({ stock: z.number().int() }).meta({
  id: 'ExchangeableView',
});

/** `exchangeableFor`: other variants of its product, in the order of the product. */
const ReturnableLineView = z
  .object({
    variantId: z.string(),
    returnable: z.number().int(),
    exclusion: z.enum(exclusionReasons).nullable(),
    exchangeableFor: z.array(ExchangeableView).optional(),
  })
  .meta({ id: 'ReturnableLineView' });

/** `lastDay`: belongs to the window; null: it is not known yet, and the window is open. */
const OrderReturnsView = z
  .object({
    window: z.object({ basis: z.enum(periodBases), lastDay: z.string().nullable(), isOpen: z.boolean() }),
    lines: z.array(ReturnableLineView),
    returns: z.array(ReturnView),
  })
  .meta({ id: 'OrderReturnsView' });

export const OrderReturnsResponse = responseOf(OrderReturnsView).meta({ id: 'OrderReturnsAnswer' });

/** `returnable`: an admin may declare so many, whatever the window and the refunds say. */
export const AdminOrderReturnsResponse = responseOf(
  OrderReturnsView.extend({ returns: z.array(AdminReturnView) }).meta({ id: 'AdminOrderReturnsView' }),
).meta({ id: 'AdminOrderReturnsAnswer' });

const tabCounts = z.object(
  Object.fromEntries(returnTabs.map((tab) => [tab, z.number().int()])) as Record<
    (typeof returnTabs)[number],
    z.ZodInt
  >,
);

/** `counts`: of each tab, up to 1,000. */
export const ReturnPageResponse = responseOf(z.array(AdminReturnView))
  .extend({ meta: PageMeta, counts: tabCounts })
  .meta({ id: 'ReturnPageAnswer' });
