import { DomainError } from '../../../shared/domain-error';

export class NoSuchImport extends DomainError.of('not-found', 'NOT_FOUND', 'Import not found') {}

/** It runs or has ended. */
export class ImportNotChecked extends DomainError.of(
  'conflict',
  'IMPORT_NOT_CHECKED',
  'This import has already been confirmed.',
) {}

export class ImportHasErrors extends DomainError.of(
  'conflict',
  'IMPORT_HAS_ERRORS',
  'Correct the rows with errors and upload the file again.',
) {}

/** A product was edited or deleted since the file was checked. */
export class ProductChangedSinceCheck extends DomainError {
  constructor(row: number, title: string) {
    super(
      'conflict',
      'PRODUCT_CHANGED',
      `Row ${row}: somebody has changed ${title} since the file was checked. Upload the file again.`,
    );
  }
}
