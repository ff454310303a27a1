import type { FeatureState } from '@haberdash/kit/feature';
import checkoutState from '../checkout/checkout.state';
import ordersState from '../orders/orders.state';

const paymentState: FeatureState = { needs: [checkoutState, ordersState] };
export default paymentState;
