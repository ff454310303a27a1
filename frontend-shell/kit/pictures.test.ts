import { cropOf, pictureSources } from './pictures';

test('an uploaded picture has four widths', () => {
  expect(pictureSources('/uploads/coat-1200.webp')).toEqual({
    src: '/uploads/coat-640.webp',
    srcSet:
      '/uploads/coat-320.webp 320w, /uploads/coat-640.webp 640w, /uploads/coat-800.webp 800w, /uploads/coat-1200.webp 1200w',
  });
});

test.each([
  [500, '/uploads/coat-500.webp', '/uploads/coat-320.webp 320w, /uploads/coat-500.webp 500w'],
  [100, '/uploads/coat-100.webp', '/uploads/coat-100.webp 100w'],
  [640, '/uploads/coat-640.webp', '/uploads/coat-320.webp 320w, /uploads/coat-640.webp 640w'],
])('a picture uploaded %i pixels wide has no larger width', (width, src, srcSet) => {
  expect(pictureSources(`/uploads/coat-${width}.webp`)).toEqual({ src, srcSet });
});

test('a picture on a file store has the same widths', () => {
  expect(pictureSources('https://files.example/uploads/coat-1200.webp').src).toBe(
    'https://files.example/uploads/coat-640.webp',
  );
});

test('uploaded pictures are loaded from the CDN that the page names, external ones are not', () => {
  document.head.innerHTML = '<meta name="pictures-url" content="https://cdn.example">';
  expect(pictureSources('/uploads/coat-320.webp')).toEqual({
    src: 'https://cdn.example/uploads/coat-320.webp',
    srcSet: 'https://cdn.example/uploads/coat-320.webp 320w',
  });
  expect(pictureSources('/uploads/coat.webp').src).toBe('https://cdn.example/uploads/coat.webp');
  expect(pictureSources('https://elsewhere.example/coat.jpg').src).toBe('https://elsewhere.example/coat.jpg');
  document.head.innerHTML = '';
});

test.each([
  'https://elsewhere.example/coat.jpg',
  '/uploads/coat.webp',
  '/uploads/coat-1200.jpg',
  '/coat-1200.webp',
  '',
])('an external picture has only its address: "%s"', (url) => {
  expect(pictureSources(url)).toEqual({ src: url });
});

test('a crop keeps the focal point of a picture, else its centre', () => {
  const points = { '/uploads/coat-1200.webp': { x: 10, y: 90 } };
  expect(cropOf(points, '/uploads/coat-1200.webp')).toEqual({ objectPosition: '10% 90%' });
  expect(cropOf(points, '/uploads/hat-1200.webp')).toBeUndefined();
  expect(cropOf(undefined, '/uploads/coat-1200.webp')).toBeUndefined();
});
