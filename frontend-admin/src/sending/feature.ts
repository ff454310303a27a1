import { defineFeature } from '@haberdash/kit/feature';

export const sendingFeature = defineFeature({
  routes: [
    { path: 'sending', page: () => import('./SendingPage') },
    { path: 'sending/tracking', page: () => import('./TrackingPage') },
  ],
  menu: [
    {
      section: 'orders',
      label: 'To send',
      to: '/admin/sending',
      words: 'shipping ship pack pick list fulfil',
    },
    { section: 'orders', label: 'Late', to: '/admin/sending?toSend=late', words: 'late orders overdue' },
    {
      section: 'orders',
      label: 'Tracking',
      to: '/admin/sending/tracking',
      words: 'tracking numbers carrier',
    },
  ],
  state: () => import('./sending.state'),
});
