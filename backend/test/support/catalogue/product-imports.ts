import sharp from 'sharp';
import type { Person } from '../shop/people';
import type { ShopResponse } from '../shop/shop-client';
import { until } from '../until';
import { upload } from '../shop/uploads';

/** The calls of an import, made by this admin. */
export function productImports(seller: () => Person) {
  const check = (csv: string, by = seller()): Promise<ShopResponse> => {
    const form = new FormData();
    form.set('file', new Blob([csv]), 'prices – été.csv');
    return by.client.ask('/api/admin/products/import/check', { method: 'POST', body: form });
  };
  const confirm = (id: string) => seller().client.post(`/api/admin/products/import/confirm/${id}`, {});
  const importOf = async (id: string) =>
    (await seller().client.get(`/api/admin/products/import/get/${id}`)).body.data;
  /** Waits until the import has ended. */
  const end = async (id: string) => {
    await until(async () => ['applied', 'failed'].includes((await importOf(id)).status));
    return importOf(id);
  };
  return {
    check,
    confirm,
    importOf,
    end,
    /** Checks, confirms and waits. */
    applied: async (csv: string) => {
      const { status, body } = await check(csv);
      expect([status, body.data.errors]).toEqual([201, []]);
      expect((await confirm(body.data._id)).status).toBe(200);
      const ended = await end(body.data._id);
      expect(ended).toMatchObject({ status: 'applied', failure: null });
      return ended;
    },
    /** The result is read line by line. */
    resultOf: async (id: string): Promise<string[]> => {
      const { body } = await seller().client.get(`/api/admin/products/import/result?id=${id}`);
      return (body as string).trimEnd().split('\n');
    },
    /** @returns its path */
    uploadPicture: async (): Promise<string> => {
      const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c33' } });
      const { body } = await upload(seller(), await red.png().toBuffer());
      return body.result.url;
    },
  };
}
