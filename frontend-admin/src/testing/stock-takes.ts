import type { Answers } from '@haberdash/kit/testing/answers';
import { menu } from '@haberdash/kit/testing/menu';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';
import type { LineCounted, StockTake, StockTakeDetails, StockTakeLine } from '../stock-takes/stock-takes.api';
import { pageOf } from './list';

export const stockTake = (fields: Partial<StockTake> = {}): StockTake => ({
  _id: 'take',
  scope: { kind: 'brand', slug: 'zara', query: null },
  state: 'open',
  variants: 2,
  reason: null,
  openedAt: '2026-11-28T10:00:00.000Z',
  openedBy: 'Ada',
  closedAt: null,
  closedBy: null,
  ...fields,
});
export const figures: StockTakeDetails['figures'] = {
  counted: 1,
  different: 1,
  missingPieces: 2,
  missingValue: 40,
  surplusPieces: 0,
  surplusValue: 0,
  booked: 0,
  refused: 0,
};
export const details = (fields: Partial<StockTakeDetails> = {}) => ({
  success: true as const,
  data: { ...stockTake(), figures, ...fields },
});
export const line = (fields: Partial<StockTakeLine> = {}): StockTakeLine => ({
  variantId: 'tee-m',
  productId: 'tee',
  position: 1,
  title: 'Pocket tee',
  size: 'M',
  colour: 'Navy',
  sku: 'TEE-1',
  gtin: null,
  counted: null,
  expected: null,
  countedAt: null,
  countedBy: null,
  isBooked: false,
  problem: null,
  ...fields,
});
export const counted = (fields: Partial<LineCounted> = {}) => ({
  success: true as const,
  data: { expected: 10, free: 8, held: 1, toSend: 1, earlier: null, ...fields },
});
export const small = line({ variantId: 'tee-s', size: 'S', sku: 'TEE-2', position: 2 });
export const put = 'PUT /api/admin/stock-takes/{id}/lines/{variantId}';

export async function openStockTake(path: string, answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path,
    answers: {
      'GET /api/shop/menu': { success: true, data: menu },
      'GET /api/admin/stock-takes/{id}': details(),
      'GET /api/admin/stock-takes/{id}/lines': ({ url }) =>
        pageOf(url.searchParams.get('code') === 'TEE-2' ? [small] : [line(), small]),
      [put]: counted(),
      ...answers,
    },
  });
  const bodies = (call: string) => page.sent.filter((sent) => sent.call === call).map(({ body }) => body);
  return { ...page, bodies };
}
