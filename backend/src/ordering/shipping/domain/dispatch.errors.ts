import { DomainError } from '../../../shared/domain-error';

export class DispatchIsOver extends DomainError.of(
  'conflict',
  'DISPATCH_IS_OVER',
  'These parcels were taken back, or their customers are told already',
) {}

export class DispatchIsFull extends DomainError {
  constructor(most: number) {
    super('conflict', 'DISPATCH_IS_FULL', `At most ${most} parcels are sent together`);
  }
}

export class CustomersAreTold extends DomainError.of(
  'conflict',
  'CUSTOMERS_ARE_TOLD',
  'It is too late to undo this: the e-mails are on their way',
) {}
