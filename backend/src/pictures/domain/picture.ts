/** In pixels, smallest first. `npm run generate` gives them to the frontends. */
export const pictureWidths = [320, 640, 800, 1200] as const;

/** The widths in which a picture is stored: the standard ones below its own and, up to the largest, its own. */
export function widthsBelow(original: number): number[] {
  const largest = Math.min(original, pictureWidths.at(-1)!);
  return [...pictureWidths.filter((width) => width < largest), largest];
}

export const maxPictureBytes = 10 * 1024 * 1024;
export const maxPicturePixels = 50_000_000;

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
