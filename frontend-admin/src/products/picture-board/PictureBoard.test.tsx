import { refuse } from '@haberdash/kit/testing/answers';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { bodyOf, edit, editButton, openProducts, openForm, saved } from '../../testing/product-form';
import { linenShirtDetails, uploadedPicture } from '../../testing/samples';

const details = 'GET /api/admin/products/get/{id}';
const upload = 'POST /api/admin/products/upload-image';
const seam = { image: '/uploads/seam-1200.webp', alt: 'Detail of the seam', colour: null };
const cuff = { image: '/uploads/cuff-1200.webp', alt: '', colour: null };
const put = 'PUT /api/admin/products/edit/product-1';

async function openBoard(answers: Parameters<typeof openProducts>[0] = {}) {
  const page = await openProducts({
    [edit]: saved,
    [details]: { success: true, data: { ...linenShirtDetails, pictures: [seam, cuff] } },
    ...answers,
  });
  await openForm(page.user, 'Edit Linen Shirt');
  const board = within(await screen.findByRole('list', { name: 'Pictures in their order' }));
  const save = async () => {
    await page.user.click(editButton());
    await waitFor(() => expect(bodyOf(page.sent, put)).toBeDefined());
    return bodyOf(page.sent, put) as { pictures?: unknown; focalPoints?: unknown };
  };
  return { ...page, board, save };
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const photo = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const drop = (...files: File[]) =>
  fireEvent.drop(screen.getByText(/^Add pictures/), { dataTransfer: { files, items: [] } });

test('pictures get another order and alternative texts, and are removed', async () => {
  const { user, save } = await openBoard();
  await press(user, 'Move picture 3 up');
  expect(screen.getByText('Picture 3 moved to position 2 of 3')).toBeVisible();
  await user.type(screen.getByLabelText('Alternative text of picture 2'), 'The cuff ');
  expect((await save()).pictures).toEqual([{ ...cuff, alt: 'The cuff' }, seam]);
});

test('a further picture becomes the main one, before the earlier one', async () => {
  const { user, save } = await openBoard();
  await press(user, 'Make main: picture 2');
  expect(await save()).toMatchObject({
    image: seam.image,
    pictures: [{ image: '/uploads/shirt-1200.webp', alt: '', colour: null }, cuff],
  });
});

test('the next picture is the main one after the main picture is moved or removed', async () => {
  const { user, board, save } = await openBoard();
  await press(user, 'Move main picture down');
  expect(board.getAllByRole('img').map((img) => img.getAttribute('alt'))).toEqual([
    'Detail of the seam',
    'picture 2',
    'picture 3',
  ]);
  await press(user, 'Remove main picture');
  expect(await save()).toMatchObject({ image: '/uploads/shirt-1200.webp', pictures: [cuff] });
});

test('a removed picture is not saved', async () => {
  const { user, save } = await openBoard();
  await press(user, 'Remove picture 2');
  expect((await save()).pictures).toEqual([cuff]);
});

test('several files are uploaded at once; one that fails says why and is tried again', async () => {
  let attempts = 0;
  const notAPicture = refuse(415, { code: 'NOT_AN_IMAGE', message: 'Please choose a picture' });
  const stored = (name: string) => ({
    ...uploadedPicture,
    result: { ...uploadedPicture.result, url: `/uploads/${name}-1200.webp` },
  });
  const { user, board, save } = await openBoard({
    [upload]: () => {
      attempts += 1;
      return attempts === 2 ? notAPicture : stored(`new${attempts}`);
    },
  });
  drop(photo('front.jpg'), photo('back.jpg'));
  expect(await board.findByText(/^back.jpg was not uploaded. Please choose a picture/)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Uploads' })).toHaveValue(1);
  expect(screen.getByText('1 of 2 uploaded')).toBeVisible();
  await press(user, 'Try back.jpg again');
  await waitFor(() => expect(board.getAllByRole('img')).toHaveLength(5));
  expect(screen.queryByRole('progressbar', { name: 'Uploads' })).toBeNull();
  const { pictures } = await save();
  expect(pictures).toEqual([
    seam,
    cuff,
    { image: '/uploads/new1-1200.webp', alt: '', colour: null },
    { image: '/uploads/new3-1200.webp', alt: '', colour: null },
  ]);
});

test('no more than twelve pictures fit', async () => {
  await openBoard();
  drop(...Array.from({ length: 10 }, (_, number) => photo(`${number}.jpg`)));
  expect(await screen.findByText('Only 9 more fit: a product has at most 12 pictures.')).toBeVisible();
  expect(screen.queryByText(/^Add pictures/)).toBeNull();
});

test('the arrow keys crop the main picture and a further one', async () => {
  const { user, save } = await openBoard();
  for (const [name, keys] of [
    ['main picture', '{ArrowUp}'],
    ['picture 2', '{Shift>}{ArrowLeft}{/Shift}'],
  ] as const) {
    await press(user, `Crop ${name}`);
    (await screen.findByRole('slider', { name: 'Focal point' })).focus();
    await user.keyboard(keys);
    await press(user, 'Keep');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
  }
  expect(screen.getByRole('img', { name: 'Detail of the seam' })).toHaveStyle({ objectPosition: '40% 50%' });
  expect((await save()).focalPoints).toEqual({
    '/uploads/shirt-1200.webp': { x: 50, y: 49 },
    [seam.image]: { x: 40, y: 50 },
  });
});
