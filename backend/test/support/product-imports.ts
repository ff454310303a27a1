import sharp from 'sharp';
import type { Person } from './people';
import type { Answer } from './shop-client';
import { upload } from './uploads';

/** The calls of an import, made by this admin. */
export function productImports(seller: () => Person) {
  return {
    check: (csv: string, by = seller()): Promise<Answer> => {
      const form = new FormData();
      form.set('file', new Blob([csv]), 'prices – été.csv');
      return by.client.ask('/api/admin/products/import/check', { method: 'POST', body: form });
    },
    confirm: (id: string) => seller().client.post(`/api/admin/products/import/confirm/${id}`, {}),
    importOf: async (id: string) =>
      (await seller().client.get(`/api/admin/products/import/get/${id}`)).body.data,
    /** Its lines. */
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
