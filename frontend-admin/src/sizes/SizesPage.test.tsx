import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pick } from '../testing/samples';
import type { SizeChart } from './sizes.api';

const chart: SizeChart = {
  version: 3,
  scales: [
    {
      id: 'letters',
      label: 'Clothing',
      sizes: [
        { name: 'S', variants: 12 },
        { name: 'M', variants: 1 },
        { name: 'L', variants: 0 },
      ],
    },
    { id: 'gloves', label: 'Gloves', sizes: [{ name: '7', variants: 0 }] },
  ],
};
const edit = 'PUT /api/admin/sizes';
const done = { success: true as const, message: 'Sizes updated successfully' };
const letters = { id: 'letters', label: 'Clothing', sizes: ['S', 'M', 'L'] };
const gloves = { id: 'gloves', label: 'Gloves', sizes: ['7'] };

async function openSizes(answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path: '/admin/sizes',
    answers: { 'GET /api/admin/sizes': { success: true, data: chart }, [edit]: done, ...answers },
  });
  const saved = () => page.sent.filter(({ call }) => call === edit).map(({ body }) => body);
  const click = async (name: string) => page.user.click(await screen.findByRole('button', { name }));
  const sheet = async (name: string) => within(await screen.findByRole('dialog', { name }));
  return { ...page, saved, click, sheet };
}

const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('button', { name: /^Remove / })
    .map((button) => button.getAttribute('aria-label')!.slice('Remove '.length));

test('each scale says its sizes and how many variants come in them', async () => {
  await openSizes();
  expect(await screen.findByText('3 sizes, S to L · 13 variants')).toBeVisible();
  expect(screen.getByText('1 size, 7 · Not used')).toBeVisible();
});

test('a scale is added with several sizes at once', async () => {
  const { user, saved, click, sheet, toasts } = await openSizes();
  await click('Add scale');
  const form = await sheet('Add scale');
  await user.type(form.getByLabelText('Name'), 'Hats');
  await user.type(form.getByLabelText('Add sizes'), '55, 56{Enter} 57 ');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      { version: 3, scales: [letters, gloves, { label: 'Hats', sizes: ['55', '56', '57'] }] },
    ]),
  );
  expect(toasts).toEqual([{ variant: 'success', message: 'Sizes saved successfully' }]);
});

test('a scale needs a name and a size', async () => {
  const { user, saved, click, sheet } = await openSizes();
  await click('Add scale');
  const form = await sheet('Add scale');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Enter a name')).toBeVisible();
  expect(form.getByText('Add at least one size')).toBeVisible();
  expect(saved()).toEqual([]);
});

test('sizes are added where they belong, moved and removed', async () => {
  const { user, saved, click, sheet } = await openSizes();
  await click('Edit Clothing');
  const form = await sheet('Edit Clothing');
  await user.type(form.getByLabelText('Add sizes'), 'S/M');
  await pick(user, 'Place', 'After S');
  await user.click(form.getByRole('button', { name: 'Add' }));
  const list = form.getByRole('list');
  await waitFor(() => expect(namesIn(list)).toEqual(['S', 'S/M', 'M', 'L']));
  await user.click(form.getByRole('button', { name: 'Remove L' }));
  await user.click(form.getByRole('button', { name: 'Move M up' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved()).toEqual([{ version: 3, scales: [{ ...letters, sizes: ['S', 'M', 'S/M'] }, gloves] }]),
  );
});

test('a size that variants come in stays', async () => {
  const { click, sheet } = await openSizes();
  await click('Edit Clothing');
  const form = await sheet('Edit Clothing');
  expect(form.getByText('12 variants')).toBeVisible();
  expect(form.getByRole('button', { name: 'Remove S' })).toBeDisabled();
  expect(form.getByRole('button', { name: 'Remove L' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Delete Clothing', hidden: true })).toBeDisabled();
});

test.each([
  ['m', 'm is there already'],
  ['XL; xl', 'xl is there already'],
  ['7', '7 is a size of Gloves: a size has one place in the shop'],
  ['W32: L34', "“W32: L34” has a colon, which a size can't have"],
  ['123456789012345678901', '“123456789012345678901” has more than 20 characters'],
])('the size %j is refused at its field', async (typed, problem) => {
  const { user, saved, click, sheet } = await openSizes();
  await click('Edit Clothing');
  const form = await sheet('Edit Clothing');
  await user.type(form.getByLabelText('Add sizes'), typed);
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(problem)).toBeVisible();
  expect(saved()).toEqual([]);
});

test('what the server refuses stands at the sizes', async () => {
  const message =
    'The rule of the collection “Small” names the size L. Change that before you remove the size.';
  const { user, click, sheet } = await openSizes({ [edit]: refuse(409, { code: 'SIZE_IN_RULE', message }) });
  await click('Edit Clothing');
  const form = await sheet('Edit Clothing');
  await user.click(form.getByRole('button', { name: 'Remove L' }));
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect((await form.findAllByText(message, { exact: false })).length).toBeGreaterThan(0);
});

test('input is left only after a question', async () => {
  const { user, click, sheet } = await openSizes();
  await click('Add scale');
  const form = await sheet('Add scale');
  await user.type(form.getByLabelText('Add sizes'), '55');
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeVisible();
});

test('scales are reordered and deleted', async () => {
  const { user, saved, click, toasts } = await openSizes();
  await click('Move Gloves up');
  await waitFor(() => expect(saved()).toEqual([{ version: 3, scales: [gloves, letters] }]));
  await click('Delete Gloves');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(saved()).toContainEqual({ version: 3, scales: [letters] }));
  await waitFor(() => expect(toasts).toHaveLength(2));
});

test('a change of another scale meanwhile is kept', async () => {
  const other = {
    ...chart,
    version: 4,
    scales: [...chart.scales, { id: 'caps', label: 'Caps', sizes: [{ name: '60', variants: 0 }] }],
  };
  let isFirst = true;
  const { user, saved, click, sheet } = await openSizes({
    [edit]: () =>
      isFirst ? ((isFirst = false), refuse(409, { code: 'STALE_SIZES', message: 'Stale' })) : done,
    'GET /api/admin/sizes': () => ({ success: true, data: isFirst ? chart : other }),
  });
  await click('Edit Gloves');
  const form = await sheet('Edit Gloves');
  await user.type(form.getByLabelText('Add sizes'), '8');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved()[1]).toEqual({
      version: 4,
      scales: [letters, { ...gloves, sizes: ['7', '8'] }, { id: 'caps', label: 'Caps', sizes: ['60'] }],
    }),
  );
});

test('a scale that somebody else has changed is loaded again, and keeps the input', async () => {
  const [clothing, ofGloves] = chart.scales;
  const theirs = { ...chart, version: 4, scales: [clothing!, { ...ofGloves!, label: 'Mittens' }] };
  let data = chart;
  const { user, saved, click, sheet } = await openSizes({
    'GET /api/admin/sizes': () => ({ success: true, data }),
  });
  await click('Edit Gloves');
  const form = await sheet('Edit Gloves');
  await user.type(form.getByLabelText('Add sizes'), '8');
  data = theirs;
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await form.findByRole('button', { name: 'Load the latest version' }));
  await waitFor(() => expect(form.getByLabelText('Name')).toHaveValue('Mittens'));
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      { version: 4, scales: [letters, { id: 'gloves', label: 'Mittens', sizes: ['7', '8'] }] },
    ]),
  );
});

test('the page says when the sizes cannot be loaded', async () => {
  await openSizes({
    'GET /api/admin/sizes': refuse(503, { code: 'UNAVAILABLE', message: 'Come back later' }),
  });
  expect(await screen.findByText('Come back later')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add scale' })).toBeDisabled();
});
