import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor } from '@testing-library/react';
import remote from '../remote';
import { fileInput, shirtPhoto, uploadedPicture } from '../testing/samples';

const banners = (...images: string[]) => ({
  success: true as const,
  data: images.map((image) => ({ _id: image, image, link: null, focalPoint: { x: 50, y: 50 } })),
});

function openDashboard(answers: Answers) {
  return renderRemote(remote, { path: '/admin/dashboard', answers });
}

const uploadButton = () => screen.getByRole('button', { name: 'Upload' });

test('the banners stand below each other, in the order of the shop', async () => {
  await openDashboard({
    'GET /api/common/feature/get': banners('/uploads/a-1200.webp', '/uploads/b-1200.webp'),
  });

  const images = await screen.findAllByRole('img', { name: /Feature image/ });
  expect(images.map((image) => image.getAttribute('src'))).toEqual([
    '/uploads/a-640.webp',
    '/uploads/b-640.webp',
  ]);
});

test('a dashboard without banners says so', async () => {
  await openDashboard({ 'GET /api/common/feature/get': banners() });
  expect(await screen.findByRole('heading', { name: 'No feature images yet' })).toBeVisible();
});

test('banners that fail to load can be asked for again', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openDashboard({
    'GET /api/common/feature/get': () => (isAway ? away : banners('/uploads/a-1200.webp')),
  });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();

  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));

  expect(await screen.findByRole('img', { name: 'Feature image 1' })).toBeVisible();
});

test('a chosen picture uploads at once, and becomes a banner with the Upload button', async () => {
  const shown = ['/uploads/a-1200.webp'];
  const { user, sent, toasts } = await openDashboard({
    'GET /api/common/feature/get': () => banners(...shown),
    'POST /api/admin/products/upload-image': uploadedPicture,
    'POST /api/common/feature/add': ({ body }) => {
      const { image } = body as { image: string };
      shown.push(image);
      return { success: true, data: { _id: image, image } };
    },
  });
  expect(uploadButton()).toBeDisabled();

  await user.upload(fileInput(), shirtPhoto());
  expect(await screen.findByRole('img', { name: 'Preview of shirt.jpg' })).toBeVisible();
  await user.click(uploadButton());

  expect(await screen.findByRole('img', { name: 'Feature image 2' })).toBeVisible();
  expect(sent.find(({ call }) => call.endsWith('feature/add'))?.body).toEqual({
    image: '/uploads/new-1200.webp',
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'Feature image added successfully' }]);
  expect(screen.getByText('Choose a picture or drop it here')).toBeVisible();
  expect(uploadButton()).toBeDisabled();
});

test('a picture that is refused as a banner stays, with the reason', async () => {
  const { user, toasts } = await openDashboard({
    'GET /api/common/feature/get': banners(),
    'POST /api/admin/products/upload-image': uploadedPicture,
    'POST /api/common/feature/add': refuse(400, {
      code: 'MALFORMED_REQUEST',
      message: 'image: no such upload',
    }),
  });

  await user.upload(fileInput(), shirtPhoto());
  await screen.findByRole('img', { name: 'Preview of shirt.jpg' });
  await user.click(uploadButton());

  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'image: no such upload' }]));
  expect(screen.getByRole('img', { name: 'Preview of shirt.jpg' })).toBeVisible();
  expect(uploadButton()).toBeEnabled();
});

const three = ['a', 'b', 'c'].map((name) => `/uploads/${name}-1200.webp`);
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));

test('a banner is moved up, and stands there at once', async () => {
  const { user, sent } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': ({ body }) => banners(...(body as { ids: string[] }).ids),
  });
  expect(await screen.findByRole('button', { name: 'Move feature image 1 up' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Move feature image 3 down' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move feature image 3 up' }));

  await waitFor(() => expect(shown()).toEqual(['a', 'c', 'b'].map((name) => `/uploads/${name}-640.webp`)));
  expect(sent.find(({ call }) => call.endsWith('feature/order'))?.body).toEqual({
    ids: [three[0], three[2], three[1]],
  });
});

test('an order that the shop refuses is taken back', async () => {
  const { user, toasts } = await openDashboard({
    'GET /api/common/feature/get': banners(...three),
    'PUT /api/common/feature/order': refuse(409, { code: 'BANNERS_CHANGED', message: 'They have changed' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Move feature image 1 down' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'destructive', message: 'They have changed' }]));
  await waitFor(() => expect(shown()).toEqual(['a', 'b', 'c'].map((name) => `/uploads/${name}-640.webp`)));
});

test('a banner is deleted once it was asked about', async () => {
  let left = three;
  const { user, sent, toasts } = await openDashboard({
    'GET /api/common/feature/get': () => banners(...left),
    'DELETE /api/common/feature/delete/{id}': () => {
      left = left.slice(1);
      return { success: true, message: 'Feature image deleted successfully' };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete feature image 1' }));
  expect(sent.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Delete feature image' }));

  await waitFor(() => expect(shown()).toHaveLength(2));
  expect(toasts).toEqual([{ variant: 'success', message: 'Feature image deleted successfully' }]);
});
