import type { PlacedOrder } from '../../../../ordering/placed-orders';
import type { MailFrame } from '../layout/mail-layout';

export interface OrderMailProps extends MailFrame {
  order: PlacedOrder;
}
