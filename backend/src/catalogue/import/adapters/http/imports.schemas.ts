import { z } from 'zod';
import { responseOf, Id } from '../../../../platform/http/wire';

export const ImportResultQuery = z.object({ id: Id });

const RowErrorView = z
  .object({ row: z.number().int(), column: z.string().nullable(), message: z.string() })
  .meta({ id: 'ImportRowErrorView' });

const RowChangeView = z
  .object({
    row: z.number().int(),
    title: z.string(),
    variant: z.string(),
    kind: z.enum(['added', 'changed']),
    fields: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'ImportRowChangeView' });

export const ProductImportSummary = z
  .object({
    _id: z.string(),
    fileName: z.string(),
    status: z.enum(['checked', 'confirmed', 'applied', 'failed']),
    uploadedAt: z.string(),
    finishedAt: z.string().nullable(),
    /** The reason of a failed import. */
    failure: z.string().nullable(),
    counts: z.object({
      rows: z.number().int(),
      productsAdded: z.number().int(),
      productsChanged: z.number().int(),
      productsUnchanged: z.number().int(),
      variantsAdded: z.number().int(),
      variantsChanged: z.number().int(),
    }),
  })
  .meta({ id: 'ProductImportSummary' });

export const ProductImportView = ProductImportSummary.extend({
  /** The first of them. */
  errors: z.array(RowErrorView),
  errorCount: z.number().int(),
  /** The first of them. */
  changes: z.array(RowChangeView),
  changeCount: z.number().int(),
  /** Pictures and products are counted together. */
  progress: z.object({ done: z.number().int(), total: z.number().int() }),
}).meta({ id: 'ProductImportView' });

export const ProductImportResponse = responseOf(ProductImportView).meta({ id: 'ProductImportAnswer' });
export const ProductImportListResponse = responseOf(z.array(ProductImportSummary)).meta({
  id: 'ProductImportListAnswer',
});
