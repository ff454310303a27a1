import type { AuditedActions } from '../../../../audit/audited-actions';
import type { UserNames } from '../../../../identity/user-names';
import { firstStepOf, type PaymentHistory } from '../../../../payments/payment-history';
import { actorNamed } from '../../../../shared/actor';
import { addressCorrected } from '../../application/correct-address';
import { linksRevoked } from '../../../links/application/revoke-order-links';
import { linkSent } from '../../../links/application/send-order-link';
import type { OrderQueries } from '../../../order-views/application/ports';
import { seenOf } from './admin-order-list';
import type { AdminOrderView, OrderView } from '../../../order-views/adapters/http/orders.schemas';

/** A change whose author is named as histories keep it. */
type Kept<Change> = Omit<Change, 'by'> & { by: string };
type KeptOrder = OrderView &
  Pick<AdminOrderView, 'pageVersions' | 'paidDate' | 'hold' | 'refunds' | 'withdrawals' | 'guestLinks'> & {
    history: Kept<AdminOrderView['history'][number]>[];
    parcelHistory: Kept<AdminOrderView['parcelHistory'][number]>[];
    cancellations: Kept<AdminOrderView['cancellations'][number]>[];
    refundList: Kept<AdminOrderView['refundList'][number]>[];
    notes: Kept<AdminOrderView['notes'][number]>[];
  };

/** An admin sees an order's own history, its payment's, and the names of those who made them. */
export class AdminOrderDetails {
  constructor(
    private readonly orders: OrderQueries,
    private readonly payments: PaymentHistory,
    private readonly audited: AuditedActions,
    private readonly names: UserNames,
  ) {}

  async of(orderId: string): Promise<AdminOrderView | undefined> {
    const [kept, payment, payments, corrections] = await Promise.all([
      this.orders.details(orderId),
      this.payments.ofOrder(orderId),
      this.payments.paymentsOf([orderId]),
      this.audited.of('order', orderId, addressCorrected),
    ]);
    if (!kept) return undefined;
    const order = JSON.parse(kept) as KeptOrder;
    const linkActions = order.guestLinks ? await this.linkActionsOf(orderId) : [];
    const [names, emails] = await Promise.all([
      this.names.of(
        userIdsIn([
          ...order.history,
          ...order.parcelHistory,
          ...order.cancellations,
          ...order.refundList,
          ...order.notes,
          ...payment,
          ...corrections,
          ...linkActions,
        ]),
      ),
      this.names.emailsOf([order.userId]),
    ]);
    const withAuthor = <Change extends { by: string }>({ by, ...change }: Change) => ({
      ...change,
      by: authorOf(by, names),
    });
    return {
      ...order,
      userEmail: emails.get(order.userId) ?? null,
      ...seenOf(payments.get(orderId)),
      history: order.history.map(withAuthor),
      parcelHistory: order.parcelHistory.map(withAuthor),
      cancellations: order.cancellations.map(withAuthor),
      refundList: order.refundList.map(withAuthor),
      notes: order.notes.map(withAuthor),
      addressCorrections: corrections.map(withAuthor),
      linkActions: linkActions.map(withAuthor),
      paymentHistory: payment.map(({ step, ...change }) =>
        withAuthor({ step: firstStepOf(step), kind: step, ...change }),
      ),
    };
  }

  private async linkActionsOf(orderId: string): Promise<Kept<AdminOrderView['linkActions'][number]>[]> {
    const [sent, revoked] = await Promise.all([
      this.audited.of('order', orderId, linkSent),
      this.audited.of('order', orderId, linksRevoked),
    ]);
    return [
      ...sent.map((one) => ({ action: 'sent' as const, ...one })),
      ...revoked.map((one) => ({ action: 'revoked' as const, ...one })),
    ];
  }
}

function userIdsIn(changes: { by: string }[]): string[] {
  const actors = changes.map(({ by }) => actorNamed(by));
  return [...new Set(actors.flatMap((actor) => (actor.kind === 'shop' ? [] : actor.id)))];
}

function authorOf(by: string, names: ReadonlyMap<string, string>): AdminOrderView['history'][number]['by'] {
  const actor = actorNamed(by);
  return { kind: actor.kind, name: actor.kind === 'shop' ? null : (names.get(actor.id) ?? null) };
}
