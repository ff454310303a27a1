import type { z } from 'zod';
import type { ImportProgress } from '../../application/ports';
import type { ProductImport } from '../../domain/product-import';
import type { ProductImportSummary, ProductImportView } from './imports.schemas';

/** Enough to see what is wrong; a page with more is slow. */
const maxShown = 200;

export function summaryOf({ state }: ProductImport): z.output<typeof ProductImportSummary> {
  const { id, fileName, status, plan, uploadedAt, finishedAt, failure } = state;
  return {
    _id: id,
    fileName,
    status,
    uploadedAt: uploadedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    failure,
    counts: plan.counts,
  };
}

export function viewOf(
  productImport: ProductImport,
  progress: ImportProgress,
): z.output<typeof ProductImportView> {
  const { errors, changes } = productImport.state.plan;
  return {
    ...summaryOf(productImport),
    errors: errors.slice(0, maxShown),
    errorCount: errors.length,
    changes: changes.slice(0, maxShown),
    changeCount: changes.length,
    progress,
  };
}
