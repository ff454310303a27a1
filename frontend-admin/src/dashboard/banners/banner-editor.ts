import { put } from '@haberdash/kit/effects';
import { createEditor } from '../../editor/create-editor';
import { putBanner, type Banner, type Presentation } from './banners.api';
import { bannerChanged } from './banners.slice';

export const bannerEditor = createEditor<Banner, Presentation>({
  name: 'bannerEditor',
  fieldsOf: ({ headline, text, link, focalPoint }) => ({ headline, text, link, focalPoint }),
  *save(presentation, saved) {
    const result = yield* putBanner(saved!._id, presentation);
    if (result.ok) yield* put(bannerChanged(result.body.data));
    return result;
  },
  savedMessage: 'Feature image updated successfully',
});
