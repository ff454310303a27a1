import { OrderConfirmed } from '../../../ordering/ordering.events';
import { onEvent } from '../../../platform/jobs/handlers';
import { RecordPurchase } from '../../application/record-purchase';

/** Who bought what. The job is named after the context that held reviews before. */
export const listeners = [
  onEvent(OrderConfirmed, 'catalogue:record-purchase', RecordPurchase, (recordPurchase, event) =>
    recordPurchase.execute(event),
  ),
];
