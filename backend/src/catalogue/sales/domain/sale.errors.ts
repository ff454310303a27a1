import { DomainError } from '../../../shared/domain-error';

export class NoSuchSale extends DomainError.of('not-found', 'NOT_FOUND', 'Sale not found') {}

export class NoSuchTarget extends DomainError.of(
  'invalid',
  'NO_SUCH_TARGET',
  'The shop has no such collection, brand or category',
  { field: 'target' },
) {}

export class SaleEndsTooEarly extends DomainError.of(
  'invalid',
  'SALE_ENDS_TOO_EARLY',
  'A sale ends after its start, and in the future',
  { field: 'endsAt' },
) {}

export class SaleHasStarted extends DomainError.of(
  'conflict',
  'SALE_HAS_STARTED',
  'This sale has started. Only its name and its end can be changed now.',
) {}

export class SaleHasNotStarted extends DomainError.of(
  'conflict',
  'SALE_HAS_NOT_STARTED',
  'This sale has not started. It can be deleted instead.',
) {}

export class SaleIsOver extends DomainError.of('conflict', 'SALE_IS_OVER', 'This sale is over') {}

export class SaleIsNotPlanned extends DomainError.of(
  'conflict',
  'SALE_IS_NOT_PLANNED',
  'Only a sale that has not started can be deleted',
) {}

/** Another admin saved the sale since this one read it. */
export class StaleSale extends DomainError {
  /** @param clock the time at which it was saved, as the shop's clocks showed it */
  constructor(savedBy: string | null, clock: string) {
    super(
      'conflict',
      'STALE_SALE',
      `${savedBy ?? 'Someone else'} saved this sale at ${clock}. Reload to see it.`,
    );
  }
}
