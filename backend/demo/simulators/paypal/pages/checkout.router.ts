import { Router, urlencoded } from 'express';
import type { Pool } from 'pg';
import { z } from 'zod';
import { backToShop, checkoutPage } from './checkout-page';
import { inTransaction } from '../database';
import { approveOrder, findOrder, getOrder, type OrderRow } from '../orders/orders';
import { messagePage, sendPage } from '../../pages/page-layout';
import { payPalPage } from './pages';
import { parse } from '../problems';
import type { Webhooks } from '../webhooks/webhooks';

const PageQuery = z.object({ token: z.string().min(1).max(100) });
const Decision = PageQuery.extend({ decision: z.enum(['approve', 'review', 'decline', 'cancel']) });

const instruments = { approve: 'good', review: 'reviewed', decline: 'declined' } as const;

/** The page on which the buyer approves, declines or cancels. */
export function checkoutRouter(pool: Pool, webhooks: Webhooks, merchant: string): Router {
  return Router()
    .get('/checkoutnow', async (request, response) => {
      const query = PageQuery.safeParse(request.query);
      const order = query.success && (await findOrder(pool, query.data.token));
      const page = payPalPage(request.baseUrl, merchant);
      if (order) sendPage(response, checkoutPage(order, page), originsOf(order));
      else sendPage(response.status(404), messagePage('This payment does not exist', backToShop, page));
    })
    .post('/checkoutnow', urlencoded({ extended: false }), async (request, response) => {
      const { token, decision } = parse(Decision, request.body);
      response.redirect(303, await decide(pool, webhooks, token, decision));
    });
}

/** @returns where the buyer goes next: only ever an address that the shop gave with the order */
async function decide(
  pool: Pool,
  webhooks: Webhooks,
  id: string,
  decision: z.output<typeof Decision>['decision'],
): Promise<string> {
  if (decision === 'cancel') return withToken((await getOrder(pool, id)).cancel_url, id);
  const order = await inTransaction(pool, async (db) => {
    const approved = await approveOrder(db, id, instruments[decision]);
    await webhooks.announce(db, { type: 'CHECKOUT.ORDER.APPROVED', resource: { id } });
    return approved;
  });
  return withToken(order.return_url, id, order.payer_id ?? undefined);
}

const originsOf = (order: OrderRow) => [new URL(order.return_url).origin, new URL(order.cancel_url).origin];

function withToken(address: string, token: string, payerId?: string): string {
  const url = new URL(address);
  url.searchParams.set('token', token);
  if (payerId !== undefined) url.searchParams.set('PayerID', payerId);
  return url.href;
}
