import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { pageOf } from '../testing/list';
import type { ListedPage, PageVersion, TextPage, VersionText } from './pages.api';

const by = { kind: 'admin' as const, name: 'Ada Admin' };
const listed: ListedPage = {
  slug: 'our-story',
  title: 'Our story',
  kind: 'page',
  brand: null,
  category: null,
  version: 2,
  isWellKnown: false,
  updatedAt: '2026-11-20T09:30:00.000Z',
  by,
};
const imprint: ListedPage = { ...listed, slug: 'imprint', title: 'Imprint', isWellKnown: true };
const page: TextPage = { ...listed, body: 'We began in a **garage**.' };
const versions: PageVersion[] = [
  { version: 2, title: 'Our story', at: '2026-11-20T09:30:00.000Z', by },
  { version: 1, title: 'Story', at: '2026-11-19T09:30:00.000Z', by },
];
const text: VersionText = {
  slug: 'our-story',
  title: 'Our story',
  html: '<p>We began in a <strong>garage</strong>.</p>',
  body: page.body,
  version: 2,
  latestVersion: 2,
  updatedAt: listed.updatedAt,
};
const earlier: VersionText = { ...text, title: 'Story', html: '<p>Once.</p>', body: 'Once.', version: 1 };

const list = 'GET /api/admin/pages';
const one = 'GET /api/admin/pages/{slug}';
const preview = 'POST /api/admin/pages/preview';
const add = 'POST /api/admin/pages';
const save = 'PUT /api/admin/pages/{slug}';

const answers: Answers = {
  [preview]: ({ body }) => ({
    success: true,
    data: { html: `<p>Preview of ${(body as TextPage).body}</p>` },
  }),
  'GET /api/admin/pages/{slug}/versions/{version}': ({ url }) => ({
    success: true,
    data: url.pathname.endsWith('/1') ? earlier : text,
  }),
  'GET /api/admin/pages/{slug}/versions': { success: true, data: versions },
  'GET /api/shop/menu': {
    success: true,
    data: { brands: [], categories: [], collections: [], hasSale: false, emptyCategories: [] },
  },
  'GET /api/admin/audit/get': pageOf<never>([]),
  [one]: { success: true, data: page },
  [list]: { success: true, data: [imprint, listed] },
};
const open = (path: string, more: Answers = {}) =>
  renderRemote(remote, { path, answers: { ...more, ...answers, ...more } });

test('the pages are listed with their kind and who saved them', async () => {
  await open('/admin/pages');
  expect(await screen.findByRole('link', { name: 'Our story' })).toHaveAttribute(
    'href',
    '/admin/pages/our-story',
  );
  expect(screen.getByText('/shop/pages/our-story')).toBeVisible();
  expect(screen.getByText('Linked in the footer')).toBeVisible();
  expect(screen.getAllByText(/Version 2.*Ada Admin/)).toHaveLength(2);
});

test('a page is added, its address follows its title, and its text is previewed', async () => {
  const { user, sent } = await open('/admin/pages', {
    [add]: { success: true, message: 'Added', data: { version: 1 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add page' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add page' }));
  await user.type(sheet.getByLabelText('Title'), 'Gift cards');
  expect(sheet.getByLabelText('Address')).toHaveValue('gift-cards');
  await user.type(sheet.getByLabelText('Text'), 'Soon');
  expect(await sheet.findByText('Preview of Soon')).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === add)?.body).toEqual({
      slug: 'gift-cards',
      kind: 'page',
      title: 'Gift cards',
      body: 'Soon',
      brand: null,
      category: null,
    }),
  );
});

test('a text is warned of promises that the rules do not keep, and names what they say instead', async () => {
  const rules = { windowDays: 30, wayPaidBy: 'shopper' as const, fee: 0, arrivalDays: 14, holdDays: 14 };
  const { user } = await open('/admin/pages', {
    'GET /api/shop/returns/rules': { success: true, data: { ...rules, exclusions: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Add page' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add page' }));
  const body = sheet.getByLabelText('Text');
  await user.type(body, 'Return it within 60 days');
  expect(await sheet.findByText(/“Return it within 60 days”: The rules give 30 days/)).toBeVisible();

  await user.clear(body);
  await user.type(body, 'Return it within ');
  await user.click(sheet.getByRole('button', { name: 'Insert what the shop knows' }));
  await user.click(await screen.findByRole('menuitem', { name: '{return days}' }));
  expect(body).toHaveValue('Return it within {return days}');
  expect(sheet.queryByText(/The rules give/)).not.toBeInTheDocument();
  expect(await sheet.findByText('Preview of Return it within {return days}')).toBeVisible();
});

test('an edit names the version that it is based on', async () => {
  const { user, sent, toasts } = await open('/admin/pages/our-story', {
    [save]: { success: true, message: 'Saved', data: { version: 3 } },
  });
  expect(await screen.findByText('garage')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Our story' }));
  await user.type(sheet.getByLabelText('Title'), ', told');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: 'Page saved successfully' }]));
  expect(sent.find(({ call }) => call.startsWith('PUT'))).toMatchObject({
    call: 'PUT /api/admin/pages/our-story',
    body: { version: 2, title: 'Our story, told', body: page.body },
  });
  // Once when the page is opened, once after the edit.
  expect(sent.filter(({ call }) => call === 'GET /api/admin/audit/get')).toHaveLength(2);
});

test('when somebody else has saved it, both states are compared', async () => {
  let latest = page;
  const { user } = await open('/admin/pages/our-story', {
    [one]: () => ({ success: true, data: latest }),
    [save]: () => {
      latest = { ...page, version: 3, title: 'Our tale', body: 'We began in a barn.' };
      return refuse(409, { code: 'STALE_PAGE', message: 'Someone else has changed this page' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Our story' }));
  await user.type(sheet.getByLabelText('Title'), '!');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await user.click(await sheet.findByRole('button', { name: 'Load the latest version' }));
  expect(await sheet.findByText('Updated: Text')).toBeVisible();
  expect(sheet.getByLabelText('Text')).toHaveValue('We began in a barn.');
  expect(sheet.getByLabelText('Title')).toHaveValue('Our story!');
});

test('an earlier version is shown, and restored as a new one', async () => {
  const { user, sent } = await open('/admin/pages/our-story', {
    [save]: { success: true, message: 'Saved', data: { version: 3 } },
  });
  await user.click(await screen.findByRole('link', { name: 'Version 1' }));
  expect(await screen.findByText('Once.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Restore version 1' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit Our story' }));
  expect(sheet.getByLabelText('Title')).toHaveValue('Story');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({
      version: 2,
      title: 'Story',
      body: 'Once.',
    }),
  );
});

test('the differences of two versions are marked, and the address keeps the choice', async () => {
  const { user, currentPath } = await open('/admin/pages/our-story?version=1');
  await user.click(await screen.findByRole('combobox', { name: 'Compare with' }));
  await user.click(await screen.findByText('Version 2', { selector: '.ant-select-item-option-content' }));

  const marked = async (role: 'insertion' | 'deletion') =>
    (await screen.findAllByRole(role)).map(({ textContent }) => textContent).join('|');
  expect(await marked('deletion')).toBe('Story|Once');
  expect(await marked('insertion')).toBe('Our story|We began in a **garage**');
  expect(screen.getByText(/From version 1 to version 2/)).toBeVisible();
  expect(currentPath()).toBe('/admin/pages/our-story?version=1&compare=2');
});

test('the newest version is compared with an earlier one from the earlier to the newest', async () => {
  await open('/admin/pages/our-story?compare=1');
  expect(await screen.findByText(/From version 1 to version 2/)).toBeVisible();
  expect(screen.getAllByRole('insertion')[0]).toHaveTextContent('Our story');
});

test('a page is deleted after a question; a well-known page stays', async () => {
  const { user, currentPath } = await open('/admin/pages/our-story', {
    'DELETE /api/admin/pages/{slug}': { success: true, message: 'Deleted' },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog', { name: 'Delete Our story?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(currentPath()).toBe('/admin/pages'));
});

test('a well-known page can not be deleted', async () => {
  await open('/admin/pages/imprint', { [one]: { success: true, data: { ...page, ...imprint } } });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete' })).not.toBeInTheDocument();
});

test('a page that is gone says so, with the way back', async () => {
  await open('/admin/pages/gone', { [one]: refuse(404, { code: 'NOT_FOUND', message: 'Page not found' }) });
  expect(await screen.findByText('Page not found')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/admin/pages');
});
