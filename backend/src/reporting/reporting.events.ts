import { DomainEvent } from '../shared/events/domain-event';

/** The check of a night has found discrepancies. */
export class ReconciliationFoundDifferences extends DomainEvent {
  static readonly type = 'reporting.books-disagree';

  constructor(readonly checkId: string) {
    super();
  }
}
