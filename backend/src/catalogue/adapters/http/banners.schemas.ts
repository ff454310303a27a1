import { z } from 'zod';
import { answer, Id } from '../../../platform/http/wire';
import { maxBanners } from '../../domain/banner';

export const AddBannerBody = z
  .object({ image: z.string().regex(/^\/uploads\/[\w.-]+$/, 'must be an address that an upload gave') })
  .meta({ id: 'AddBannerBody' });
export const ReorderBannersBody = z
  .object({ ids: z.array(Id).max(maxBanners) })
  .meta({ id: 'ReorderBannersBody' });
export const BannerView = z.object({ _id: z.string(), image: z.string() }).meta({ id: 'BannerView' });
export const BannerAnswer = answer(BannerView).meta({ id: 'BannerAnswer' });
export const BannerListAnswer = answer(z.array(BannerView)).meta({ id: 'BannerListAnswer' });
