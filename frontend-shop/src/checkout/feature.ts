import { defineFeature } from '@haberdash/kit/feature';
import { banners, menu, ownCountry } from '../first-requests';

export const checkoutFeature = defineFeature({
  routes: [
    { path: 'checkout', page: () => import('./CheckoutPage'), requests: [banners, ownCountry, menu] },
    { path: 'sandbox-payment', page: () => import('./sandbox/SandboxPaymentPage'), requests: [menu] },
  ],
  state: () => import('./checkout.state'),
});
