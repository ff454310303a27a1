import { newId } from '../../shared/ids';
import type { PictureRepository } from './picture-ports';

/** What every PictureRepository promises. */
export function describePictureRepository(pictures: () => PictureRepository): void {
  it('knows the pictures that were added, in their widths, and no others', async () => {
    const name = newId();
    const picture = { name, widths: [320, 1200], placeholder: 'data:image/webp;base64,AAAA' };
    expect(await pictures().has({ name, width: 320 })).toBe(false);
    await pictures().add(picture);
    await pictures().add(picture);
    expect(await pictures().has({ name, width: 320 })).toBe(true);
    expect(await pictures().has({ name, width: 1200 })).toBe(true);
    expect(await pictures().has({ name, width: 640 })).toBe(false);
    expect(await pictures().has({ name: newId(), width: 320 })).toBe(false);
  });
}
