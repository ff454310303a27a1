/** In pixels, smallest first. `npm run generate` gives them to the frontends. */
export const pictureWidths = [320, 640, 800, 1200] as const;

/** The widths in which a picture is stored: the standard ones below its own and, up to the largest, its own. */
export function widthsBelow(original: number): number[] {
  const largest = Math.min(original, pictureWidths.at(-1)!);
  return [...pictureWidths.filter((width) => width < largest), largest];
}

export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 50_000_000;

/** An uploaded picture. */
export interface Picture {
  name: string;
  widths: number[];
  /** In the largest width. */
  height: number;
  /** A tiny blurred picture, as a data: URL. */
  placeholder: string;
}

/** A picture in one of its widths. */
export interface PictureFile {
  name: string;
  width: number;
}

export const picturePath = ({ name, width }: PictureFile): string => `/uploads/${name}-${width}.webp`;

/** @returns undefined for a path that no upload can have returned */
export function readPicturePath(path: string): PictureFile | undefined {
  const [, name, width] = /^\/uploads\/([\w-]+)-(\d{1,4})\.webp$/.exec(path) ?? [];
  return name === undefined ? undefined : { name, width: Number(width) };
}

/** The sources of an `img`, from the address of the largest width. An external picture has only its address. */
export function pictureSources(image: string): { src: string; srcset?: string } {
  const [, name, largest] = /^(.*\/uploads\/.+)-(\d{1,3}|1[01]\d\d|1200)\.webp$/.exec(image) ?? [];
  if (name === undefined) return { src: image };
  const widths = widthsBelow(Number(largest));
  const srcset = widths.map((width) => `${name}-${width}.webp ${width}w`).join(', ');
  return { src: `${name}-${widths.includes(640) ? 640 : largest}.webp`, srcset };
}
