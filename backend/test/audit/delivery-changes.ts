import type { ShopResponse, ShopClient } from '../support/shop/shop-client';

/** A change by an admin, after all that it needs. */
export type Change = () => Promise<ShopResponse>;

const path = '/api/admin/delivery';

/** @returns each call that changes the tables of delivery, by its name in the contract */
export function deliveryChanges(client: () => ShopClient): Record<string, () => Promise<Change>> {
  const added = async (kind: 'zones' | 'methods', body: object) =>
    (await client().post(`${path}/${kind}`, body)).body.data.id as string;
  const aZone = () => added('zones', { name: 'Alps', countries: ['CH'] });
  const express = async () => ({
    zoneId: await aZone(),
    name: 'Express',
    table: { measure: 'weight', steps: [{ from: 0, price: 9.9 }] },
    cutOff: '12:00',
  });

  return {
    'POST /api/admin/delivery/zones': async () => () => client().post(`${path}/zones`, { name: 'Alaska' }),
    'PUT /api/admin/delivery/zones/{id}': async () => {
      const id = await aZone();
      return () => client().put(`${path}/zones/${id}`, { version: 1, name: 'Islands' });
    },
    'DELETE /api/admin/delivery/zones/{id}': async () => {
      const id = await aZone();
      return () => client().delete(`${path}/zones/${id}`);
    },
    'POST /api/admin/delivery/methods': async () => {
      const method = await express();
      return () => client().post(`${path}/methods`, method);
    },
    'PUT /api/admin/delivery/methods/{id}': async () => {
      const method = await express();
      const id = await added('methods', method);
      return () => client().put(`${path}/methods/${id}`, { ...method, isOn: false, version: 1 });
    },
    'DELETE /api/admin/delivery/methods/{id}': async () => {
      const id = await added('methods', await express());
      return () => client().delete(`${path}/methods/${id}`);
    },
    'PUT /api/admin/delivery/calendar': async () => () =>
      client().put(`${path}/calendar`, { version: 1, workingWeekdays: [2], holidays: [] }),
  };
}
