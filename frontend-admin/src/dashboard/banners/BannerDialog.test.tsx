import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { banners, openDashboard, plainBanner } from '../../testing/dashboard';
import { pick } from '../../testing/samples';
import type { Presentation } from './banners.api';

const image = '/uploads/a-1200.webp';
const edit = 'PUT /api/common/feature/edit/{id}';

const openBanner = async (answers: Answers = {}) => {
  const dashboard = await openDashboard({
    'GET /api/common/feature/get': banners(image),
    [edit]: ({ body }) => ({
      success: true,
      data: { ...plainBanner(image), ...(body as Presentation) },
    }),
    ...answers,
  });
  await dashboard.user.click(await screen.findByRole('button', { name: 'Edit feature image 1' }));
  await screen.findByRole('slider', { name: 'Focal point' });
  return dashboard;
};

const save = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save' }));
const focalPoint = () => screen.getByRole('slider', { name: 'Focal point' });

test('a banner can link to a named page of the shop', async () => {
  const { user, sent, toasts } = await openBanner();
  await pick(user, 'Link', 'Women');
  await save(user);

  expect(await screen.findByText('Links to Women')).toBeVisible();
  expect(sent.at(-1)!.body).toMatchObject({
    link: '/shop/listing?category=women',
    focalPoint: { x: 50, y: 50 },
  });
  expect(toasts).toEqual([{ variant: 'success', message: 'Feature image updated successfully' }]);
  await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
});

test("a banner's headline and text can be set and removed", async () => {
  const { user, sent } = await openBanner();
  await user.type(screen.getByLabelText('Headline'), 'Coats for the cold ');
  await user.type(screen.getByLabelText('Text below the headline'), 'Wool and down.');
  await save(user);
  expect(await screen.findByText('Coats for the cold')).toBeVisible();
  expect(sent.at(-1)!.body).toMatchObject({ headline: 'Coats for the cold', text: 'Wool and down.' });

  await user.click(screen.getByRole('button', { name: 'Edit feature image 1' }));
  await user.clear(await screen.findByLabelText('Headline'));
  await save(user);
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ headline: '', text: 'Wool and down.' }));
});

test('the arrow keys move the focal point, and the previews follow', async () => {
  const { user, sent } = await openBanner();
  focalPoint().focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
  expect(focalPoint()).toHaveAttribute('aria-valuetext', '48% from the left, 60% from the top');
  expect(screen.getByRole('img', { name: 'On a phone' })).toHaveStyle({ objectPosition: '48% 60%' });

  await user.keyboard('{Shift>}{ArrowDown>9/}{/Shift}');
  expect(focalPoint()).toHaveAttribute('aria-valuetext', '48% from the left, 100% from the top');
  await save(user);
  await waitFor(() => expect(sent.at(-1)!.body).toMatchObject({ link: null, focalPoint: { x: 48, y: 100 } }));
});

test('a path that the server refuses shows the error at its field, and the input stays', async () => {
  const problem = 'must be a path of the shop, like /shop/listing?category=men';
  const { user, toasts } = await openBanner({
    [edit]: refuse(400, {
      code: 'MALFORMED_REQUEST',
      message: `link: ${problem}`,
      errors: [{ path: 'link', message: problem }],
    }),
  });
  await pick(user, 'Link', 'Another page…');
  await user.type(screen.getByLabelText('Path'), 'https://elsewhere.test');
  await save(user);

  const path = screen.getByLabelText('Path');
  await waitFor(() =>
    expect(path).toHaveAccessibleDescription(expect.stringContaining(`The link ${problem}`)),
  );
  expect(path).toHaveFocus();
  expect(path).toHaveValue('https://elsewhere.test');
  expect(toasts).toEqual([]);
});

test('a banner whose link no longer leads anywhere says so', async () => {
  const { user, sent } = await openBanner({
    'GET /api/common/feature/get': {
      success: true,
      data: [{ ...plainBanner(image), link: '/shop/search?keyword=linen' }],
    },
  });
  expect(screen.getByText('Links to /shop/search?keyword=linen')).toBeInTheDocument();
  expect(screen.getByLabelText('Path')).toHaveValue('/shop/search?keyword=linen');
  await pick(user, 'Link', 'No link');
  await save(user);

  expect(await screen.findByText('No link')).toBeVisible();
  expect(sent.at(-1)!.body).toMatchObject({ link: null, focalPoint: { x: 50, y: 50 } });
});

test('closing the dialog with unsaved changes asks first', async () => {
  const { user, sent } = await openBanner();
  focalPoint().focus();
  await user.keyboard('{ArrowLeft}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));

  await waitFor(() => expect(screen.queryByRole('slider')).not.toBeInTheDocument());
  const calls = sent.map(({ call }) => call).filter((call) => call.includes('/feature/'));
  expect(calls).toEqual(['GET /api/common/feature/get']);
});
