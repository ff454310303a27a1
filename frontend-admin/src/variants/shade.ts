/** Pixels on either side of the shrunk picture: the one in the middle is the average of the middle of the picture. */
const SIDE = 3;

/** How the garment on a picture looks, as a hex value. */
export async function shadeOf(picture: Blob): Promise<string> {
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
