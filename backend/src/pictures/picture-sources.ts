import { widthsBelow } from './domain/picture';

export interface PictureSources {
  src: string;
  /** In which widths there are others, when there are. */
  srcset?: string;
}

/** The sources of an `img`, from the address of the largest width. An external picture has only its address. */
export function pictureSources(image: string): PictureSources {
  const [, name, largest] = /^(.*\/uploads\/.+)-(\d{1,3}|1[01]\d\d|1200)\.webp$/.exec(image) ?? [];
  if (name === undefined) return { src: image };
  const widths = widthsBelow(Number(largest));
  const srcset = widths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: `${name}-${widths.includes(640) ? 640 : largest}.webp`, srcset };
}
