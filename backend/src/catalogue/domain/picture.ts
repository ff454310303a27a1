/** Every picture is kept in these widths, smallest first; one that is narrower stays as wide as it is. */
export const pictureWidths = [320, 640, 1200] as const;

export const mostPictureBytes = 10 * 1024 * 1024;
export const mostPicturePixels = 50_000_000;
