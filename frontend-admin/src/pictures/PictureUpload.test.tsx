import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { settled } from '@haberdash/kit/testing/settled';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openDashboard } from '../testing/dashboard';
import { fileInput, shirtPhoto, uploadedPicture } from '../testing/samples';
import { pictureForm } from './picture-upload.api';

const noBanners = { success: true as const, data: [] };
const invitation = 'Choose a picture or drop it here';

const openUpload = (upload: Answers['POST /api/admin/products/upload-image']) =>
  openDashboard({
    'GET /api/common/feature/get': noBanners,
    'POST /api/admin/products/upload-image': upload,
  });

test('the file is sent in the field my_file', () => {
  const photo = shirtPhoto();
  expect(pictureForm(photo).get('my_file')).toBe(photo);
});

test('a dropped picture is uploaded like a selected one', async () => {
  await openUpload(uploadedPicture);
  fireEvent.drop(screen.getByText(invitation), { dataTransfer: { files: [shirtPhoto()], items: [] } });
  expect(await screen.findByRole('img', { name: 'Preview of shirt.jpg' })).toBeVisible();
});

test('an upload shows progress and can be cancelled', async () => {
  let arrive = (_answer: typeof uploadedPicture) => {};
  const { user } = await openUpload(({ onUploadProgress }) => {
    onUploadProgress?.(0.404);
    return new Promise((resolve) => (arrive = resolve));
  });
  await user.upload(fileInput(), shirtPhoto());
  expect(await screen.findByText('Uploading shirt.jpg…')).toBeVisible();
  const progress = screen.getByRole('progressbar', { name: 'Upload of shirt.jpg' });
  await waitFor(() => expect(progress).toHaveValue(40));

  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  arrive(uploadedPicture);
  await settled();
  expect(screen.getByText(invitation)).toBeVisible();
});

test('a failed upload shows the reason, and the same file can be selected again', async () => {
  let isPicture = false;
  const notAPicture = refuse(415, { code: 'NOT_AN_IMAGE', message: 'Please choose a picture' });
  const { user } = await openUpload(() => (isPicture ? uploadedPicture : notAPicture));

  await user.upload(fileInput(), shirtPhoto());
  expect(await screen.findByText('shirt.jpg was not uploaded. Please choose a picture')).toBeVisible();
  expect(fileInput()).toBeEnabled();

  isPicture = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'Preview of shirt.jpg' })).toBeVisible();
});

test('an uploaded picture can be removed', async () => {
  const { user } = await openUpload(uploadedPicture);
  await user.upload(fileInput(), shirtPhoto());
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));

  expect(screen.getByText(invitation)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeDisabled();
});
