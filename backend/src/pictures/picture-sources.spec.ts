import { pictureSources } from './picture-sources';

describe('the sources of a picture', () => {
  it.each([
    ['/uploads/a-1200.webp', '/uploads/a-640.webp', [320, 640, 800, 1200]],
    ['/uploads/a-500.webp', '/uploads/a-500.webp', [320, 500]],
    ['/uploads/a-100.webp', '/uploads/a-100.webp', [100]],
  ])('of %s are its widths', (image, src, widths) => {
    const srcset = widths.map((width) => `/uploads/a-${width}.webp ${width}w`).join(', ');
    expect(pictureSources(image)).toEqual({ src, srcset });
  });

  it.each(['https://elsewhere.test/a.jpg', '/uploads/a-2024.webp'])('of %s are only the address', (image) => {
    expect(pictureSources(image)).toEqual({ src: image });
  });
});
