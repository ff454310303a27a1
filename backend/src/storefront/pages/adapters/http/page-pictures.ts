import { type PictureSources, pictureSources } from '../../../../pictures/picture-sources';
import type { PagesSettings } from '../../../pages.settings';

/** How a picture is shown in a page. */
export class PagePictures {
  /** The origin of a CDN, unless the shop itself delivers its pictures. */
  readonly cdn: string | undefined;

  constructor({ PICTURES_URL }: PagesSettings) {
    this.cdn = PICTURES_URL;
  }

  of(image: string): PictureSources {
    return pictureSources(this.urlOf(image));
  }

  /** @param image the path of an uploaded picture, or the address of another */
  urlOf(image: string): string {
    return this.cdn && image.startsWith('/uploads/') ? this.cdn + image : image;
  }
}
