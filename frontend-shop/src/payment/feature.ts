import { defineFeature } from '@haberdash/kit/feature';
import { menu } from '../first-requests';

export const paymentFeature = defineFeature({
  routes: [
    { path: 'paypal-return', page: () => import('./PaypalReturnPage'), requests: [menu] },
    { path: 'payment-success', page: () => import('./PaymentSuccessPage'), requests: [menu] },
  ],
  state: () => import('./payment.state'),
});
