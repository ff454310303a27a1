/** The side of the scaled-down picture in pixels. Its centre pixel is the average of the picture's centre. */
const side = 3;

/** The average colour of a picture's centre, as a hex value. */
export async function averageColour(picture: Blob): Promise<string> {
  const bitmap = await createImageBitmap(picture, {
    resizeWidth: side,
    resizeHeight: side,
    resizeQuality: 'high',
  });
  const context = new OffscreenCanvas(side, side).getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const [red, green, blue] = context.getImageData(1, 1, 1, 1).data;
  return `#${[red, green, blue].map((value) => value!.toString(16).padStart(2, '0')).join('')}`;
}
