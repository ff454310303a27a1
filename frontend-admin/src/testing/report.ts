import type { Schema } from '@haberdash/kit/api/client';

const nothing = {
  revenue: 0,
  orders: 0,
  averageOrder: null,
  units: 0,
  refunds: 0,
  refunded: 0,
  conversion: null,
  shoppers: 0,
  buyers: 0,
};

const dayOf = (day: string, revenue = 0, orders = 0) => ({
  day,
  start: `${day}T00:00:00.000Z`,
  end: `${day}T24:00:00.000Z`,
  revenue,
  orders,
});

/** A period in which nothing happened, but for what is given. */
export const report = (given: Partial<Schema<'DashboardView'>> = {}) => ({
  success: true as const,
  data: {
    timeZone: 'Europe/Berlin',
    range: {
      from: '2026-11-19',
      to: '2026-11-20',
      start: '2026-11-18T23:00:00.000Z',
      end: '2026-11-20T23:00:00.000Z',
    },
    before: {
      from: '2026-11-17',
      to: '2026-11-18',
      start: '2026-11-16T23:00:00.000Z',
      end: '2026-11-18T23:00:00.000Z',
    },
    comparedUntil: null,
    figures: { now: nothing, before: nothing },
    days: [dayOf('2026-11-19', 1_200, 3), dayOf('2026-11-20')],
    bestSellers: { byUnits: [], byMoney: [] },
    soldOut: { total: 0, levels: [] },
    lowStock: { total: 0, levels: [] },
    toDo: {
      ordersToSend: { count: 0, isExact: true },
      ordersOnHold: { count: 0, isExact: true },
      paymentsUnderReview: { count: 0, isExact: true },
      failedJobs: { count: 0, isExact: true },
    },
    ...given,
  },
});
