import {
  all,
  delay,
  put,
  select,
  services,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from '@haberdash/kit/effects';
import { load } from '@haberdash/kit/load';
import { orderClosed, orderOpened, selectOpenId, selectOpenOrder } from '../orders.slice';
import { reloadOrder } from '../reload-order';
import { postAskAgain, postRefund, postRefundPreview, postWrongAmountAgain } from './refunds.api';
import {
  askAgainEnded,
  askAgainSubmitted,
  previewFailed,
  previewLoaded,
  refundChosen,
  refundRefused,
  refundSent,
  refundsLeft,
  refundSubmitted,
} from './refunds.slice';

/** Within it, more is chosen. */
const pauseMs = 200;
/** PayPal most often answers within a few seconds. */
const secondsBetween = [1, 2, 3, 5, 8, 13];

export function* refundsSaga(): SagaGenerator<void> {
  yield* all([
    takeLatest([refundChosen, refundsLeft, refundSent], preview),
    takeLeading(refundSubmitted, sendRefund),
    takeLeading(askAgainSubmitted, askAgain),
    takeLatest([refundSent, askAgainEnded, orderClosed], watch),
  ]);
}

function* preview(action: { type: string }) {
  if (!refundChosen.match(action)) return;
  yield* delay(pauseMs);
  const { orderId, wanted } = action.payload;
  yield* load(postRefundPreview(orderId, wanted), previewLoaded, previewFailed);
}

/** After a refusal the order is loaded and the amount computed again, because the page was out of date. */
function* sendRefund({ payload: { orderId, refund } }: ReturnType<typeof refundSubmitted>) {
  const { notifier } = yield* services();
  const result = yield* postRefund(orderId, refund);
  if (result.ok) {
    notifier.success(result.body.message);
    yield* put(refundSent({ orderId }));
  } else {
    const { pieces, delivery, other } = refund;
    yield* put(refundChosen({ orderId, wanted: { pieces, delivery, other } }));
    yield* put(refundRefused(result.refusal));
  }
  yield* reloadOrder(orderId);
}

function* askAgain({ payload: { orderId, refundId } }: ReturnType<typeof askAgainSubmitted>) {
  const { notifier } = yield* services();
  const result =
    refundId === null ? yield* postWrongAmountAgain(orderId) : yield* postAskAgain(orderId, refundId);
  if (result.ok) notifier.success(result.body.message);
  else notifier.failure(result.refusal.message);
  yield* reloadOrder(orderId);
  yield* put(askAgainEnded({ orderId }));
}

/** Loads the open order again until PayPal has answered. */
function* watch(action: { type: string }) {
  if (!refundSent.match(action) && !askAgainEnded.match(action)) return;
  for (const seconds of secondsBetween) {
    yield* delay(seconds * 1_000);
    const openId = yield* select(selectOpenId);
    const { value: order } = yield* select(selectOpenOrder);
    if (openId !== action.payload.orderId) return;
    if (order && !order.refundList.some(({ state }) => state === 'intended')) return;
    yield* put(orderOpened(openId));
  }
}
