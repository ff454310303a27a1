import {
  OrderConfirmed,
  ReturnArrived,
  ReturnCancelled,
  ReturnDeclared,
  ReturnLapsed,
} from '../../../ordering/ordering.events';
import { onEvent } from '../../../platform/jobs/handlers';
import type { DomainEvent, EventClass } from '../../../shared/events/domain-event';
import { RecordPurchase } from '../../application/record-purchase';
import { TellReturnedFits } from '../../application/tell-returned-fits';

const tellsFits = <Event extends DomainEvent & { returnId: string }>(
  event: EventClass<Event>,
  name: string,
) => onEvent(event, name, TellReturnedFits, (tell, { returnId }) => tell.execute({ returnId }));

/** Who bought what, and how it fits that comes back. The first job is named after the context that held reviews before. */
export const listeners = [
  onEvent(OrderConfirmed, 'catalogue:record-purchase', RecordPurchase, (recordPurchase, event) =>
    recordPurchase.execute(event),
  ),
  tellsFits(ReturnDeclared, 'reviews:tell-fits-of-declared-return'),
  // A return that lapsed may arrive all the same.
  tellsFits(ReturnArrived, 'reviews:tell-fits-of-arrived-return'),
  tellsFits(ReturnCancelled, 'reviews:forget-fits-of-cancelled-return'),
  tellsFits(ReturnLapsed, 'reviews:forget-fits-of-lapsed-return'),
];
