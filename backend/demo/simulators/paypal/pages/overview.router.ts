import { type Request, type RequestHandler, Router, urlencoded } from 'express';
import { z } from 'zod';
import { listCaptures, listPending, sumUp } from '../orders/captures';
import { inTransaction } from '../database';
import { Fault, faultKinds, FaultsMeant } from '../faults';
import { listOpenOrders } from '../orders/orders';
import { overviewPage } from './overview-page';
import { payPalPage } from './pages';
import { messagePage, sendPage } from '../../pages/page-layout';
import { stylesheet } from '../../pages/page-style';
import { parse, PayPalProblem } from '../problems';
import { addressesOf } from '../orders/orders.router';
import { listPendingRefunds, RefundSettlement, settleRefund } from '../orders/refunds';
import { ReviewHabit, Settlement } from '../orders/reviews';
import { WebhookHabit } from '../webhooks/webhooks';
import type { World } from '../world';

const atMost = 100;
const aFew = 25;

const OverviewQuery = z.object({ before: z.string().max(50).optional() });

const FaultForm = z
  .object({
    call: z.enum(['*', 'create', 'show', 'capture', 'refund', 'token']),
    id: z.string().trim().max(150).default('*'),
    kind: z.enum(faultKinds),
    times: z.string().optional(),
    percent: z.coerce.number().optional(),
  })
  .transform(({ call, id, percent, ...fault }) => ({
    ...fault,
    operation: call === '*' || call === 'token' ? call : `${call}:${id}`,
    share: percent && percent / 100,
  }));

const SettlementForm = Settlement.extend({ id: z.string().max(50) });
const RefundForm = RefundSettlement.extend({ id: z.string().max(50) });

/** A page for developers and visitors of the demo: the ledger, and a switch for each failure. */
export function overviewRouter(world: World, merchant: string): Router {
  const { faults, webhooks, reviews } = world;
  const pageOf = (base: string) => payPalPage(base, merchant);

  /** Does what a form asks for, and shows the section of the page that it belongs to. */
  const act =
    (section: string, work: (fields: unknown, request: Request) => Promise<void>): RequestHandler =>
    async (request, response) => {
      try {
        await work(withoutEmpty(request.body), request);
        response.redirect(303, `${request.baseUrl}/#${section}`);
      } catch (error) {
        if (!(error instanceof PayPalProblem)) throw error;
        const why = error.details.map(({ field = '', description }) => `${field.slice(1)} ${description}.`);
        const advice = [...why, 'Please go back and try again.'].join(' ').trim();
        sendPage(
          response.status(error.status),
          messagePage('Your change was not saved', advice, pageOf(request.baseUrl)),
        );
      }
    };

  return Router()
    .get('/pages.css', (_, response) => {
      response.type('css').send(stylesheet);
    })
    .get('/', async (request, response) => {
      const { before } = parse(OverviewQuery, request.query);
      const shown = await look(world, before);
      sendPage(response, overviewPage(shown, pageOf(request.baseUrl)));
    })
    .use(['/faults', '/webhooks', '/reviews', '/refunds'], urlencoded({ extended: false }))
    .post(
      '/faults',
      act('faults', (fields) => faults.plant(parse(Fault, parse(FaultForm, fields)))),
    )
    .post(
      '/faults/remove',
      act('faults', (fields) => faults.remove(parse(FaultsMeant, fields))),
    )
    .post(
      '/webhooks',
      act('webhooks', (fields) => webhooks.change(parse(WebhookHabit, fields))),
    )
    .post(
      '/reviews',
      act('reviews', (fields) => reviews.change(parse(ReviewHabit, fields))),
    )
    .post(
      '/reviews/settle',
      act('reviews', (fields) => {
        const { id, as } = parse(SettlementForm, fields);
        return reviews.settle(id, as);
      }),
    )
    .post('/refunds/settle', act('refunds', settleRefundOf(world)));
}

const settleRefundOf =
  ({ pool, webhooks }: World) =>
  (fields: unknown, request: Request) =>
    inTransaction(pool, (db) => settleRefund(db, webhooks, parse(RefundForm, fields), addressesOf(request)));

async function look({ pool, faults, webhooks, reviews }: World, before: string | undefined) {
  const captures = await listCaptures(pool, { limit: atMost, before });
  return {
    captures,
    olderThan: captures[atMost - 1]?.id,
    isNewest: before === undefined,
    totals: await sumUp(pool),
    pending: await listPending(pool, atMost),
    pendingRefunds: await listPendingRefunds(pool, atMost),
    openOrders: await listOpenOrders(pool, aFew),
    webhooks: await webhooks.list(aFew),
    webhookHabit: await webhooks.habit(),
    reviewHabit: await reviews.habit(),
    faults: await faults.list(),
  };
}

/** A field that was left empty is sent all the same. */
const withoutEmpty = (body: unknown): object =>
  Object.fromEntries(Object.entries(body ?? {}).filter(([, value]) => value !== ''));
