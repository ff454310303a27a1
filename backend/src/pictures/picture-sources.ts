import { widthsBelow } from './domain/picture';

export interface PictureSources {
  src: string;
  /** In which widths there are others, when there are. */
  srcset?: string;
}

const patternOfUpload = /^(.*\/uploads\/.+)-(\d{1,3}|1[01]\d\d|1200)\.webp$/;

/** The smallest width of a picture, from the address of its largest. An external picture has only its address. */
export function smallestSource(image: string): string {
  const [, name, largest] = patternOfUpload.exec(image) ?? [];
  return name === undefined ? image : `${name}-${widthsBelow(Number(largest))[0]!}.webp`;
}

/** The sources of an `img`, from the address of the largest width. An external picture has only its address. */
export function pictureSources(image: string): PictureSources {
  const [, name, largest] = patternOfUpload.exec(image) ?? [];
  if (name === undefined) return { src: image };
  const widths = widthsBelow(Number(largest));
  const srcset = widths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: `${name}-${widths.includes(640) ? 640 : largest}.webp`, srcset };
}
