import { writtenDay } from '@haberdash/kit/day';
import { refundStateTexts } from '@haberdash/kit/orders/refund-labels';
import { variantLabel } from '@haberdash/kit/variant-label';
import type { Exchange, Return, ReturnPiece, ReturnReason } from './returns.api';

export const reasonLabels: Record<ReturnReason, string> = {
  'too-small': 'Too small',
  'too-large': 'Too large',
  'not-as-shown': 'Not as shown',
  faulty: 'Faulty',
  'wrong-item': 'Not what I ordered',
  'changed-mind': "I don't want it any more",
  other: 'Something else',
};

/** Such pieces go back at the shop's expense. */
export const shopsFaults: ReturnReason[] = ['faulty', 'wrong-item'];

export const stateLabels: Record<Return['state'], string> = {
  declared: 'Waiting for your parcel',
  posted: 'On its way to us',
  arrived: 'Arrived',
  settled: 'Checked',
  cancelled: 'Cancelled',
  lapsed: 'Ended',
};

export const judgementLabels: Record<NonNullable<ReturnPiece['judged']>, string> = {
  sellable: 'Accepted',
  damaged: 'Accepted',
  kept: 'Not accepted: it stays yours',
  'not-there': 'Not in the parcel',
};

/** Says for each state of an exchange what becomes of it. */
export const exchangeTexts: Record<Exchange['state'], (exchange: Exchange) => string> = {
  held: ({ heldUntil }) =>
    `We have put it aside until ${writtenDay(heldUntil)}, and send it once your parcel is here and checked.`,
  released: () => 'Your pieces are accepted. We are getting it ready, or have sent it.',
  ended: () => 'It is not put aside any longer. You get your money back for what we accept.',
};

/** Names the variant that takes the place of a piece: "In exchange: M · Navy". */
export const wantedText = ({ wanted }: ReturnPiece): string =>
  wanted ? `In exchange: ${variantLabel(wanted)}` : '';

export const sendBackLabel = 'Send something back';

/** Where a return is, and what happens next. */
export function stateText({ state, deadline, amount, refund, exchange }: Return): string {
  const day = writtenDay(deadline);
  switch (state) {
    case 'declared':
      return `Send your parcel so that it reaches us by ${day}.`;
    case 'posted':
      return "Your parcel is on its way to us. We'll e-mail you when it is here.";
    case 'arrived':
      return arrivedText(exchange);
    case 'settled':
      return settledText(amount, refund);
    case 'cancelled':
      return 'You keep everything. No money goes back.';
    case 'lapsed':
      return `Nothing had reached us by ${day}, so this return has ended. If you sent it, please write to us.`;
  }
}

const arrivedText = (exchange: Return['exchange']): string =>
  exchange?.state === 'held'
    ? 'Your parcel is here. We look at each piece before we send its exchange, and will e-mail you then.'
    : 'Your parcel is here. We look at each piece before your money goes back, and will e-mail you then.';

function settledText(amount: number, refund: Return['refund']): string {
  if (amount === 0) return 'We have looked at each piece. No money goes back.';
  return refund ? refundStateTexts[refund.state] : 'We have looked at each piece and give your money back.';
}

/** Pieces of one variant with the same reason, wish and judgement are shown once, with their number. */
export function groupedPieces(pieces: readonly ReturnPiece[]): { piece: ReturnPiece; quantity: number }[] {
  const groups = new Map<string, { piece: ReturnPiece; quantity: number }>();
  for (const piece of pieces) {
    const { variantId, reason, judged, wanted } = piece;
    const key = [variantId, reason, judged, wanted?.variantId].join();
    const group = groups.get(key) ?? { piece, quantity: 0 };
    groups.set(key, { ...group, quantity: group.quantity + 1 });
  }
  return [...groups.values()];
}
