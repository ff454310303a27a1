import type { PlacedOrder } from '../../../ordering/placed-orders';
import type { LetterFrame } from './letter-layout';

export interface OrderLetterProps extends LetterFrame {
  order: PlacedOrder;
}
