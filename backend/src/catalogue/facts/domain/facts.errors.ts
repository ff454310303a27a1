import { DomainError } from '../../../shared/domain-error';

/** Facts that contradict each other. */
export class FactRefused extends DomainError {
  constructor(path: readonly (string | number)[], message: string) {
    const field = ['facts', ...path].join('.');
    super('invalid', 'FACT_REFUSED', `${String(path[0])} ${message}`, { field });
  }
}
