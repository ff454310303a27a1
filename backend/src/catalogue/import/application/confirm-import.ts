import { type CurrentActor, nameOfActor } from '../../../shared/actor';
import { job, type Jobs } from '../../../shared/jobs';
import type { UnitOfWork } from '../../../shared/unit-of-work';
import { NoSuchImport } from '../domain/import.errors';
import type { ProductImportRepository } from './ports';

/** @property actor who confirmed it: the changes are theirs */
export const applyImport = job<{ importId: string; actor: string }>(
  'catalogue:apply-import',
  ({ importId }) => importId,
);

/** Has a checked import applied, by a job. */
export class ConfirmImport {
  constructor(
    private readonly imports: ProductImportRepository,
    private readonly jobs: Jobs,
    private readonly actor: CurrentActor,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** @throws NoSuchImport, ImportNotChecked, ImportHasErrors */
  execute(importId: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const productImport = await this.imports.findForChange(importId);
      if (!productImport) throw new NoSuchImport();
      productImport.confirm();
      await this.imports.save(productImport);
      await this.jobs.schedule(applyImport, { importId, actor: nameOfActor(this.actor.get()) }, 0);
    });
  }
}
