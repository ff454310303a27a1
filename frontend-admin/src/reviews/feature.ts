import StarOutlined from '@ant-design/icons/es/icons/StarOutlined';
import { defineFeature } from '@haberdash/kit/feature';
import { menuIcon } from '../ui/menu-icon';

export const reviewsFeature = defineFeature({
  routes: [{ path: 'reviews', page: () => import('./ReviewsPage') }],
  menu: [{ label: 'Reviews', to: '/admin/reviews', icon: menuIcon(StarOutlined) }],
  palette: [{ label: 'Reviews', to: '/admin/reviews' }],
  state: () => import('./reviews.state'),
});
