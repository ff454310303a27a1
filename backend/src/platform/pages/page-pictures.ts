export interface PictureSources {
  src: string;
  /** In which widths there are others, when there are. */
  srcset?: string;
}

/** How a picture is shown in a page: the context that keeps pictures says in which widths it has one, when it starts. */
export class PagePictures {
  private sources = (image: string): PictureSources => ({ src: image });

  showBy(sources: (image: string) => PictureSources): void {
    this.sources = sources;
  }

  of(image: string): PictureSources {
    return this.sources(image);
  }
}
