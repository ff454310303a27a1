import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { delivery } from '../testing/open-delivery';
import { shopDetails as details } from '../testing/samples';
import type { HomeSections } from './shop-settings.api';

const sections: HomeSections = {
  version: 2,
  sections: [
    { type: 'hero', isOn: true, heading: 'Welcome', text: '' },
    { type: 'categories', isOn: true },
    { type: 'collection', isOn: false, slug: 'summer' },
  ],
};
const getDetails = 'GET /api/admin/shop-details';
const putDetails = 'PUT /api/admin/shop-details';
const putSections = 'PUT /api/admin/home-sections';

const collection = { _id: 'c1', slug: 'summer', title: 'Summer', picture: null };
const answers: Answers = {
  [getDetails]: { success: true, data: details },
  'GET /api/admin/home-sections': { success: true, data: sections },
  'GET /api/shop/countries': {
    success: true,
    data: ['DE', 'US'].map((code) => ({ code, hasCity: true, postcode: null, region: null })),
  },
  'GET /api/admin/pages': { success: true, data: [] },
  'GET /api/shop/menu': {
    success: true,
    data: {
      brands: [],
      categories: [],
      collections: [collection, { ...collection, slug: 'sale', title: 'Sale' }],
      hasSale: true,
      emptyCategories: [],
    },
  },
};
const deliveryTable = { 'GET /api/admin/delivery': { success: true as const, data: delivery } };

const openShop = (more: Answers = {}) =>
  renderRemote(remote, { path: '/admin/shop', answers: { ...answers, ...deliveryTable, ...more } });

test('the details and the sections of the home page are shown', async () => {
  await openShop();
  expect(await screen.findByText('High Street 1')).toBeVisible();
  expect(screen.getByText('United States')).toBeVisible();
  expect(screen.getByText('Delivery: free on every order')).toBeVisible();
  expect(await screen.findByText('Collection: Summer (hidden)')).toBeVisible();
});

test('a text that promises another delivery than the table is pointed out, and can be saved', async () => {
  const { user } = await openShop();
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await user.type(sheet.getByLabelText('Announcement'), 'Delivered in 2 days');
  expect(
    await sheet.findByText('“Delivered in 2 days”: The table has no such number of days.'),
  ).toBeVisible();
  expect(sheet.getByRole('link', { name: 'Open the delivery table' })).toHaveAttribute(
    'href',
    '/admin/delivery',
  );
  expect(sheet.getByRole('button', { name: 'Save' })).toBeEnabled();
  await user.click(sheet.getByRole('button', { name: 'Add line' }));
  await user.clear(sheet.getByLabelText('Announcement'));
  await waitFor(() => expect(sheet.queryByText(/Delivered in 2 days/)).not.toBeInTheDocument());
});

test('an announcement is switched on and a footer line is added', async () => {
  const { user, sent, toasts } = await openShop({
    [putDetails]: { success: true, message: 'Saved', data: { version: 4 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await user.click(sheet.getByRole('switch', { name: 'Show it above every page' }));
  await user.type(sheet.getByLabelText('Announcement'), 'Sale until Sunday');
  await user.click(sheet.getByRole('button', { name: 'Add line' }));
  await user.type(sheet.getByLabelText('Line of line 2'), 'In Hamburg');
  await user.click(sheet.getByRole('button', { name: 'Remove promise 1' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toEqual([{ variant: 'success', message: 'Shop saved successfully' }]));
  expect(sent.find(({ call }) => call === putDetails)?.body).toEqual({
    ...details,
    announcement: { text: 'Sale until Sunday', isOn: true, link: null },
    promises: [],
    footer: { lines: ['Made by hand', 'In Hamburg'], links: [] },
  });
});

test('the country is chosen by its name', async () => {
  const { user, sent } = await openShop({
    [putDetails]: { success: true, message: 'Saved', data: { version: 4 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await user.click(sheet.getByRole('combobox', { name: 'Country' }));
  await user.click(await screen.findByTitle('Germany'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === putDetails)?.body).toEqual({ ...details, country: 'DE' }),
  );
});

test("a refused field shows the server's message", async () => {
  const { user } = await openShop({
    [putDetails]: refuse(400, {
      code: 'MALFORMED_REQUEST',
      message: 'Malformed',
      errors: [{ path: 'announcement.text', message: 'must not be empty while the announcement is on' }],
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Edit details' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit details' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(await sheet.findByText('This must not be empty while the announcement is on')).toBeVisible();
});

test('sections are reordered, shown and added', async () => {
  const { user, sent } = await openShop({
    [putSections]: { success: true, message: 'Saved', data: { version: 3 } },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit home page' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit home page' }));
  await user.click(sheet.getByRole('switch', { name: 'Show Collection: Summer' }));
  await user.click(sheet.getByRole('button', { name: 'Move Collection: Summer up' }));
  await user.click(sheet.getByRole('combobox', { name: 'Add a collection' }));
  await user.click(await screen.findByTitle('Sale'));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === putSections)?.body).toEqual({
      version: 2,
      sections: [
        { type: 'hero', isOn: true, heading: 'Welcome', text: '' },
        { type: 'collection', isOn: true, slug: 'summer' },
        { type: 'categories', isOn: true },
        { type: 'collection', isOn: true, slug: 'sale' },
      ],
    }),
  );
});

test('loading can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await openShop({ [getDetails]: () => (isAway ? away : { success: true, data: details }) });
  expect(await screen.findByText('The shop is closed for a moment')).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('High Street 1')).toBeVisible();
});
