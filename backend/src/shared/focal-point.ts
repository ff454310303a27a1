/** In percent of the picture's width and height, from the top left. A crop keeps it in sight. */
export interface FocalPoint {
  x: number;
  y: number;
}

export const centre: FocalPoint = { x: 50, y: 50 };

/** The focal points by the addresses of their pictures; a picture without one is cropped to its centre. */
export type FocalPoints = Readonly<Record<string, FocalPoint>>;

/** Those of pictures that are shown. */
export function focalPointsOf(points: FocalPoints, shown: Iterable<string>): FocalPoints {
  const images = new Set(shown);
  return Object.fromEntries(
    Object.entries(points).filter(
      ([image, { x, y }]) => images.has(image) && !(x === centre.x && y === centre.y),
    ),
  );
}
