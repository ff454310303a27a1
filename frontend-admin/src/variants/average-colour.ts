/** The side of the scaled-down picture in pixels. Its centre pixel is the average of the picture's centre. */
const SIDE = 3;

/** The average colour of a picture's centre, as a hex value. */
export async function averageColour(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: SIDE,
    resizeHeight: SIDE,
    resizeQuality: 'high',
  });
  const context = new OffscreenCanvas(SIDE, SIDE).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
}
