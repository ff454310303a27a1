import { ImportHasErrors, ImportNotChecked } from './import.errors';
import type { ImportPlan } from './import-plan';

/**
 * - `checked`: its plan is known; an admin may confirm it, unless it has errors
 * - `confirmed`: a job applies it
 * - `applied`: all of it is done
 * - `failed`: nothing of it is done
 */
export type ImportStatus = 'checked' | 'confirmed' | 'applied' | 'failed';

export interface ProductImportState {
  id: string;
  fileName: string;
  status: ImportStatus;
  plan: ImportPlan;
  /** The actor, written as `nameOfActor` returns it. */
  uploadedBy: string;
  uploadedAt: Date;
  finishedAt: Date | null;
  /** The reason of a failed import. */
  failure: string | null;
}

/** A file of products: checked first, applied when an admin confirms it. */
export class ProductImport {
  private constructor(private readonly own: ProductImportState) {}

  static check(
    given: Pick<ProductImportState, 'id' | 'fileName' | 'plan' | 'uploadedBy'>,
    now: Date,
  ): ProductImport {
    return new ProductImport({
      ...given,
      status: 'checked',
      uploadedAt: now,
      finishedAt: null,
      failure: null,
    });
  }

  static restore(state: ProductImportState): ProductImport {
    return new ProductImport({ ...state });
  }

  get state(): Readonly<ProductImportState> {
    return this.own;
  }

  get isConfirmed(): boolean {
    return this.own.status === 'confirmed';
  }

  /** @throws ImportNotChecked, ImportHasErrors */
  confirm(): void {
    if (this.own.status !== 'checked') throw new ImportNotChecked();
    if (this.own.plan.errors.length > 0) throw new ImportHasErrors();
    this.own.status = 'confirmed';
  }

  complete(now: Date): void {
    Object.assign(this.own, { status: 'applied', finishedAt: now });
  }

  fail(failure: string, now: Date): void {
    Object.assign(this.own, { status: 'failed', failure, finishedAt: now });
  }
}
