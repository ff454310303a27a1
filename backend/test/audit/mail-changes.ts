import { inDatabase } from '../support/shop/people';
import type { ShopClient } from '../support/shop/shop-client';
import type { TestShop } from '../support/shop/test-shop';
import { until } from '../support/until';
import type { Change } from './delivery-changes';

/** @returns each call that changes an e-mail or its words, by its name in the contract */
export function mailChanges(
  shop: () => TestShop,
  client: () => ShopClient,
  aPaidOrder: () => Promise<string>,
): Record<string, () => Promise<Change>> {
  const aFailedMail = async () => {
    const orderId = await aPaidOrder();
    const fail = () =>
      inDatabase<{ id: string }>(
        shop(),
        `UPDATE mailing.mails SET status = 'failed', sent_at = NULL
          WHERE fact_id = $1 AND kind = 'order-confirmed' AND status = 'sent' RETURNING id`,
        [orderId],
      );
    let id: string | undefined;
    await until(async () => (id = (await fail())[0]?.id) !== undefined);
    return id;
  };

  return {
    'POST /api/admin/mails/{id}/send-again': async () => {
      const id = await aFailedMail();
      return () => client().post(`/api/admin/mails/${id}/send-again`, {});
    },
    'PUT /api/admin/mail-texts/{name}': async () => () =>
      client().put('/api/admin/mail-texts/welcome', {
        ...{ version: 0, subject: 'Hello', opening: 'Hi!', closing: '' },
      }),
  };
}
