import { anOrder } from '../../../../test/support/memory/an-order';
import { auditInMemory } from '../../../../test/support/memory/audit-in-memory';
import { FixedActor } from '../../../../test/support/memory/fixed-actor';
import { FixedClock } from '../../../../test/support/memory/fixed-clock';
import { InMemoryOutbox } from '../../../../test/support/memory/in-memory-outbox';
import { InMemoryUnitOfWork } from '../../../../test/support/memory/in-memory-unit-of-work';
import type { AuditedAction } from '../../../audit/audited-actions';
import { newId } from '../../../shared/ids';
import { OrderLinkRequested } from '../../ordering.events';
import { InMemoryOrderRepository } from '../../orders/adapters/memory/in-memory-order.repository';
import { NoSuchOrder } from '../../orders/domain/order.errors';
import { InMemoryOrderLinkRepository } from '../adapters/memory/in-memory-order-link.repository';
import { NoMailServer, NotOfGuest } from './link.errors';
import { RevokeOrderLinks } from './revoke-order-links';
import { SendOrderLink } from './send-order-link';

async function aShop() {
  const [outbox, clock] = [new InMemoryOutbox(), new FixedClock(new Date('2026-11-20T12:00:00Z'))];
  const orders = new InMemoryOrderRepository(outbox, clock, new FixedActor());
  const [ofGuest, ofAccount] = [anOrder({ isGuest: true }), anOrder()];
  await orders.add(ofGuest);
  await orders.add(ofAccount);
  outbox.events.splice(0);
  const links = new InMemoryOrderLinkRepository();
  const { number, shopperId, shopperEmail } = ofGuest.state;
  links.orders.set(ofGuest.id, { orderId: ofGuest.id, number, shopperId, shopperEmail });
  for (const tokenHash of ['one', 'two']) await links.add({ orderId: ofGuest.id, tokenHash });
  const [audit, unitOfWork] = [auditInMemory(), new InMemoryUnitOfWork(outbox)];
  const sending = (hasMailServer = true) =>
    new SendOrderLink(orders, outbox, audit, { of: async () => sent }, unitOfWork, clock, hasMailServer);
  const sent: AuditedAction[] = [];
  /** The audit keeps the time of what it records. */
  const send = async (orderId: string) => {
    await sending().execute(orderId);
    sent.push({ by: 'admin', at: clock.now().toISOString() });
  };
  const emails = new Map<string, string>();
  const identity = {
    holder: async (id: string) => (emails.has(id) ? { userName: 'Sam', email: emails.get(id)! } : undefined),
  };
  const revoke = new RevokeOrderLinks(orders, links, identity, audit, unitOfWork, clock);
  return { orders, emails, outbox, links, audit, clock, ofGuest, ofAccount, sending, send, revoke };
}

describe('the links to an order, in the hands of the staff', () => {
  it('are revoked all at once, with one audit entry however often', async () => {
    const { links, audit, ofGuest, revoke } = await aShop();
    expect([await revoke.execute(ofGuest.id), await revoke.execute(ofGuest.id)]).toEqual([2, 0]);
    expect(await links.orderOf('one')).toBeUndefined();
    expect(audit.entries).toMatchObject([
      { subject: 'order', label: ofGuest.number, action: 'links revoked', before: { links: 2 } },
    ]);
  });

  it.each([
    ['a stranger', 'stranger@mail.test', null],
    ['the owner of the order’s mailbox', 'sam@haberdash.test', 'account'],
  ])('are revoked with what they gave: the order in the account of %s', async (_, email, claimedBy) => {
    const { orders, emails, ofGuest, revoke } = await aShop();
    emails.set('account', email);
    const order = (await orders.findForChange(ofGuest.id))!;
    order.confirm({ gatewayOrderId: 'PAYPAL', payerId: 'PAYER' }, new Date('2026-11-20T12:00:00Z'));
    order.claim('account');
    await orders.save(order);
    await revoke.execute(ofGuest.id);
    expect((await orders.find(ofGuest.id))!.state.claimedBy).toBe(claimedBy);
  });

  it('are joined by a fresh one, which an e-mail brings; those of before still open the order', async () => {
    const { links, audit, outbox, ofGuest, sending } = await aShop();
    await sending().execute(ofGuest.id);
    expect(outbox.events).toMatchObject([{ orderId: ofGuest.id, isFromShop: true }]);
    expect(outbox.events[0]).toBeInstanceOf(OrderLinkRequested);
    expect(audit.entries).toMatchObject([{ subject: 'order', label: ofGuest.number, action: 'link sent' }]);
    expect(await links.orderOf('one')).toMatchObject({ orderId: ofGuest.id });
  });

  it('are not sent by a shop without a mail server', async () => {
    const { outbox, ofGuest, sending } = await aShop();
    await expect(sending(false).execute(ofGuest.id)).rejects.toThrow(NoMailServer);
    expect(outbox.events).toEqual([]);
  });

  it('are sent once a minute, and five times an hour', async () => {
    const { outbox, clock, ofGuest, send } = await aShop();
    const refused = (retryAfterSeconds: number) => ({ code: 'LINK_SENT_LATELY', retryAfterSeconds });
    for (const count of [1, 2, 3, 4, 5]) {
      await send(ofGuest.id);
      expect(outbox.events).toHaveLength(count);
      await expect(send(ofGuest.id)).rejects.toMatchObject(refused(count < 5 ? 60 : 56 * 60));
      clock.advanceMinutes(1);
    }
    await expect(send(ofGuest.id)).rejects.toMatchObject(refused(55 * 60));
    clock.advanceMinutes(55);
    await send(ofGuest.id);
    expect(outbox.events).toHaveLength(6);
  });

  it('are none where the buyer has an account, or where there is no order', async () => {
    const { audit, ofAccount, sending, revoke } = await aShop();
    for (const useCase of [sending(), revoke]) {
      await expect(useCase.execute(ofAccount.id)).rejects.toThrow(NotOfGuest);
      await expect(useCase.execute(newId())).rejects.toThrow(NoSuchOrder);
    }
    expect(audit.entries).toEqual([]);
  });
});
