import type { z } from 'zod';
import { Money } from '../../../../shared/money';
import type { ShopDays } from '../../../../shared/time/shop-days';
import { moneyDeadlineOf } from '../../../withdrawals/domain/legal-days';
import type { ShownPiece, ShownReturn } from '../../../shown-returns';
import type { ReturnableLine } from '../../application/view-returnable';
import { exchangeStateOf } from '../../domain/return-state';
import type { AdminReturnView, ReturnPieceView, ReturnView } from './returns.schemas';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** @param address where parcels go to */
export function returnView(shown: ShownReturn, address: string): z.output<typeof ReturnView> {
  const { code, orderId, kind, state, declaredBy, deadline, wayPaidBy, carrier, trackingNumber } = shown;
  return {
    ...{ _id: shown.id, returnNumber: shown.number, code },
    ...{ orderId, orderNumber: shown.orderNumber, kind, state, declaredBy, deadline },
    ...{ wayPaidBy, fee: shown.fee.toMajor(), carrier, trackingNumber },
    declaredDate: shown.declaredAt.toISOString(),
    postedDate: iso(shown.postedAt),
    arrivedDate: iso(shown.arrivedAt),
    judgedDate: iso(shown.judgedAt),
    settledDate: iso(shown.settledAt),
    endedDate: iso(shown.endedAt),
    amount: shown.amount.toMajor(),
    refund: shown.refund && {
      amount: Money.ofCents(shown.refund.cents).toMajor(),
      state: shown.refund.state,
      refusal: shown.refund.refusal,
    },
    address,
    pieces: shown.pieces.map(pieceView),
    exchange: shown.exchange && exchangeView(shown.exchange),
  };
}

/** @param now from which the days are counted */
export function adminReturnView(
  shown: ShownReturn,
  { address, days, now }: { address: string; days: ShopDays; now: Date },
): z.output<typeof AdminReturnView> {
  const { lastDay: moneyDueDay, daysLeft: moneyDaysLeft } = moneyDeadlineOf(shown.declaredAt, now, days);
  return { ...returnView(shown, address), shopperName: shown.shopperName, moneyDueDay, moneyDaysLeft };
}

const exchangeView = (exchange: NonNullable<ShownReturn['exchange']>) => ({
  orderId: exchange.orderId,
  orderNumber: exchange.orderNumber,
  state: exchangeStateOf(exchange),
  heldUntil: exchange.heldUntil,
});

const pieceView = ({
  id,
  judgedAt: _,
  name: __,
  ...piece
}: ShownPiece): z.output<typeof ReturnPieceView> => ({
  ...piece,
  _id: id,
});

export const returnableView = ({ exchangeableFor, ...line }: ReturnableLine) => ({
  ...line,
  exchangeableFor: exchangeableFor.map(({ variantId, size, colour, stock }) => ({
    ...{ variantId, size, colour },
    stock,
  })),
});
