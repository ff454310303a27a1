import { defineAdminFeature } from '../access/admin-feature';

export const sendingFeature = defineAdminFeature({
  routes: [
    { path: 'sending', page: () => import('./SendingPage'), needs: ['orders.ship'] },
    { path: 'sending/tracking', page: () => import('./tracking/TrackingPage'), needs: ['orders.ship'] },
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
