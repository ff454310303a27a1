import type { PagesSettings } from '../../../pages.settings';

export interface PictureSources {
  src: string;
  /** In which widths there are others, when there are. */
  srcset?: string;
}

/** How a picture is shown in a page: the context that keeps pictures says in which widths it has one, when it starts. */
export class PagePictures {
  private sources = (image: string): PictureSources => ({ src: image });
  /** The origin of a CDN, unless the shop itself delivers its pictures. */
  readonly cdn: string | undefined;

  constructor({ PICTURES_URL }: PagesSettings) {
    this.cdn = PICTURES_URL;
  }

  showBy(sources: (image: string) => PictureSources): void {
    this.sources = sources;
  }

  of(image: string): PictureSources {
    return this.sources(this.urlOf(image));
  }

  /** @param image the path of an uploaded picture, or the address of another */
  urlOf(image: string): string {
    return this.cdn && image.startsWith('/uploads/') ? this.cdn + image : image;
  }
}
