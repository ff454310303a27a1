import type { PlacedOrder } from '../../../../ordering/placed-orders';
import type { LetterFrame } from '../layout/mail-layout';

export interface OrderLetterProps extends LetterFrame {
  order: PlacedOrder;
}
