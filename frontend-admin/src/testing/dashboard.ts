import type { Schema } from '@haberdash/kit/api/client';
import type { Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import remote from '../remote';
import { pageOf } from './list';
import { report } from './report';

export const plainBanner = (image: string): Schema<'BannerView'> => ({
  _id: image,
  image,
  headline: '',
  text: '',
  link: null,
  focalPoint: { x: 50, y: 50 },
});

export const banners = (...images: string[]) => ({ success: true as const, data: images.map(plainBanner) });

export function openDashboard(answers: Answers) {
  return renderRemote(remote, {
    path: '/admin/dashboard',
    answers: { 'GET /api/admin/reports/dashboard': report(), 'GET /api/admin/mails': pageOf([]), ...answers },
  });
}
