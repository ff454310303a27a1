import { verify } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { type WebhookRequest, Webhooks, type WebhookEvent } from '../../application/ports';
import { InvalidSignature, MalformedWebhook } from '../../domain/gateway.errors';
import type { PayPalCertificates } from './paypal-certificates';

const id = z.string().min(1).max(200);

/** PayPal signs a message with these headers. */
const SignatureHeaders = z.object({
  'paypal-transmission-id': id,
  'paypal-transmission-time': id,
  'paypal-transmission-sig': z.base64().max(1_000),
  'paypal-cert-url': z.string().max(500),
  'paypal-auth-algo': z.literal('SHA256withRSA'),
});

const Event = z.object({ event_type: z.string(), resource: z.unknown() });
const resourceId = z.string().regex(/^[\w-]{1,200}$/);
const OfOrder = z.object({ id: resourceId });
const OfCapture = z.object({
  supplementary_data: z.object({ related_ids: z.object({ order_id: resourceId }) }),
});
/** A refund names its capture only by a link. */
const OfRefund = z.object({
  id: resourceId,
  links: z.array(z.object({ rel: z.string(), href: z.string().max(500) })).max(20),
});

const OfDispute = z.object({
  dispute_id: resourceId,
  disputed_transactions: z.array(z.object({ seller_transaction_id: resourceId })).min(1),
});

export class PayPalWebhooks extends Webhooks {
  constructor(
    private readonly webhookId: string,
    private readonly certificates: PayPalCertificates,
  ) {
    super();
  }

  async read({ headers, body }: WebhookRequest): Promise<WebhookEvent | undefined> {
    const signature = SignatureHeaders.safeParse(headers);
    if (!signature.success || !(await this.isSigned(signature.data, body))) throw new InvalidSignature();
    const event = Event.safeParse(jsonIn(body));
    return event.success ? newsOf(event.data) : undefined;
  }

  private async isSigned(signature: z.output<typeof SignatureHeaders>, body: Buffer): Promise<boolean> {
    const { publicKey } = await this.certificates.at(signature['paypal-cert-url']);
    const signed = [
      signature['paypal-transmission-id'],
      signature['paypal-transmission-time'],
      this.webhookId,
      crc32(body),
    ].join('|');
    const given = Buffer.from(signature['paypal-transmission-sig'], 'base64');
    return verify('sha256', Buffer.from(signed), publicKey, given);
  }
}

/** A byte order mark before it is left out. */
function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    throw new MalformedWebhook();
  }
}

const ofRefunds = [
  'PAYMENT.CAPTURE.REFUNDED',
  'PAYMENT.CAPTURE.REVERSED',
  'PAYMENT.REFUND.PENDING',
  'PAYMENT.REFUND.FAILED',
];

function newsOf({ event_type: type, resource }: z.output<typeof Event>): WebhookEvent | undefined {
  if (type === 'CHECKOUT.ORDER.APPROVED') {
    const order = OfOrder.safeParse(resource);
    return order.success ? { gatewayOrderId: order.data.id, kind: 'approved' } : undefined;
  }
  if (ofRefunds.includes(type)) return refundIn(type, resource);
  if (type === 'CUSTOMER.DISPUTE.CREATED') return disputeIn(resource);
  if (!type.startsWith('PAYMENT.CAPTURE.')) return undefined;
  const capture = OfCapture.safeParse(resource);
  if (!capture.success) return undefined;
  return { gatewayOrderId: capture.data.supplementary_data.related_ids.order_id, kind: 'captured' };
}

function refundIn(type: string, resource: unknown): WebhookEvent | undefined {
  const refund = OfRefund.safeParse(resource);
  const capture = refund.data?.links.find(({ rel }) => rel === 'up')?.href;
  const captureId = capture && /\/captures\/([\w-]{1,200})$/.exec(capture)?.[1];
  if (!refund.success || !captureId) return undefined;
  return type === 'PAYMENT.CAPTURE.REVERSED'
    ? { kind: 'reversed', captureId, contestId: refund.data.id }
    : { kind: 'refunded', captureId };
}

function disputeIn(resource: unknown): WebhookEvent | undefined {
  const dispute = OfDispute.safeParse(resource);
  if (!dispute.success) return undefined;
  const { dispute_id: contestId, disputed_transactions: transactions } = dispute.data;
  return { kind: 'disputed', captureId: transactions[0]!.seller_transaction_id, contestId };
}
