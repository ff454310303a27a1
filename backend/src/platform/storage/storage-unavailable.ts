import { DomainError } from '../../shared/domain-error';

export class StorageUnavailable extends DomainError {
  /** For the log only. */
  readonly reason: string;

  constructor({ name, message }: Error) {
    super(
      'unavailable',
      'STORAGE_UNAVAILABLE',
      'Pictures are unavailable right now. Please try again in a moment.',
    );
    this.reason = `${name}: ${message}`;
  }
}
