import { averageOrderCents, type Figures } from '../../figures/domain/daily-figures';

/** The money that a shop earned in some days. */
export interface FinanceFigures {
  /** Captured, by the time of the capture. */
  grossCents: number;
  /** Given back, by the time of each refund, whenever its order was paid. */
  refundsCents: number;
  /** Below zero when more went back than came. */
  netCents: number;
  /** The price of the deliveries of the paid orders; the gross includes it. */
  deliveryCents: number;
  /** How many orders were paid. */
  orders: number;
  /** The pieces that they were for. */
  pieces: number;
  /** It is null when no order was paid. */
  averageOrderCents: number | null;
}

export const financeOf = (figures: Figures): FinanceFigures => ({
  grossCents: figures.grossCents,
  refundsCents: figures.givenCents,
  netCents: figures.grossCents - figures.givenCents,
  deliveryCents: figures.deliveryCents,
  orders: figures.orders,
  pieces: figures.units,
  averageOrderCents: averageOrderCents(figures),
});
