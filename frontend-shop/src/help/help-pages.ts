import type { MenuItem } from '@haberdash/kit/remote';

export const helpPages: MenuItem[] = [
  { label: 'Delivery', to: '/shop/delivery' },
  { label: 'Returns', to: '/shop/returns' },
  { label: 'Size guide', to: '/shop/size-guide' },
  { label: 'Contact', to: '/shop/contact' },
];
