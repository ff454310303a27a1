import { DomainEvent } from '../shared/events/domain-event';

/** A visitor typed an e-mail address, which is to be confirmed. */
export class WaitlistConfirmationAsked extends DomainEvent {
  static readonly type = 'waitlist.confirmation-asked';

  constructor(readonly entryId: string) {
    super();
  }
}

/** Pieces are back for somebody who waited, whose turn it is. */
export class WaitlistTurnCame extends DomainEvent {
  static readonly type = 'waitlist.turn-came';

  constructor(readonly entryId: string) {
    super();
  }
}
