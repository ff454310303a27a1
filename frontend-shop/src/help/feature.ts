import { defineFeature, type FeatureRoute, type FirstRequest } from '@haberdash/kit/feature';
import { menu, sizes } from '../first-requests';

const textPage = (path: string, slug: string, ...more: FirstRequest[]): FeatureRoute => ({
  path,
  page: () => import('./TextPage'),
  requests: [{ path: `/api/shop/pages/${slug}`, query: { version: '' } }, ...more, menu],
});

export const helpFeature = defineFeature({
  routes: [
    ...['delivery', 'returns', 'contact'].map((slug) => textPage(slug, slug)),
    textPage('size-guide', 'size-guide', sizes),
    textPage('pages/:slug', ':slug'),
  ],
  state: () => import('./help.state'),
});
