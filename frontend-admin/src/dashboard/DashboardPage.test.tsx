import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import { banners, openDashboard, plainBanner } from '../testing/dashboard';
import { fileInput, shirtPhoto, uploadedPicture } from '../testing/samples';

const uploadButton = () => screen.getByRole('button', { name: 'Upload' });

test('the banners are listed in the order of the home page', async () => {
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

test('loading the banners can be retried', async () => {
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

test("a selected picture is uploaded at once, and 'Upload' makes it a banner", async () => {
  const shown = ['/uploads/a-1200.webp'];
  const { user, sent, toasts } = await openDashboard({
    'GET /api/common/feature/get': () => banners(...shown),
    'POST /api/admin/products/upload-image': uploadedPicture,
    'POST /api/common/feature/add': ({ body }) => {
      const { image } = body as { image: string };
      shown.push(image);
      return { success: true, data: plainBanner(image) };
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
