import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../remote';
import { fileInput, shirtPhoto, uploadedPicture } from '../testing/samples';
import type { Brand, Category } from './taxonomy.api';

const brand = (slug: string, name: string, products: number): Brand => ({
  _id: slug,
  slug,
  name,
  logo: null,
  makerName: '',
  makerAddress: '',
  responsiblePerson: '',
  version: 3,
  products,
});
const category = (slug: string, name: string, parent: string | null, products = 0): Category => ({
  _id: slug,
  slug,
  name,
  parent,
  picture: null,
  products,
});
const done = (message: string) => ({ success: true as const, message });

async function openPage(answers: Answers = {}) {
  const page = await renderRemote(remote, {
    path: '/admin/categories',
    answers: {
      'GET /api/admin/brands': { success: true, data: [brand('acme', 'Acme', 0), brand('zara', 'Zara', 12)] },
      'GET /api/admin/categories': {
        success: true,
        data: [
          category('men', 'Men', null, 3),
          category('women', 'Women', null),
          category('jackets', 'Jackets', 'men', 1),
          category('parkas', 'Parkas', 'jackets'),
        ],
      },
      ...answers,
    },
  });
  await screen.findByText('Parkas');
  const sentTo = (call: string) => page.sent.filter((sent) => sent.call === call).map(({ body }) => body);
  return { ...page, sentTo };
}

test('a brand is added with a short name that follows its name', async () => {
  const { user, sentTo, toasts } = await openPage({
    'POST /api/admin/brands': done('Brand added successfully'),
  });
  await user.click(screen.getByRole('button', { name: 'Add brand' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add brand' }));
  await user.type(dialog.getByLabelText('Name'), 'Silver Birch');
  expect(dialog.getByLabelText('URL')).toHaveValue('silver-birch');
  await user.type(dialog.getByLabelText('Manufacturer'), 'Birch Ltd');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('POST /api/admin/brands')).toEqual([
    expect.objectContaining({
      slug: 'silver-birch',
      name: 'Silver Birch',
      makerName: 'Birch Ltd',
      logo: null,
    }),
  ]);
  expect(toasts).toMatchObject([{ variant: 'success', message: 'Brand added successfully' }]);
});

test('a refused edit stays open and says why', async () => {
  const message = 'Someone else has changed this brand. Reload to see it.';
  const { user, sentTo } = await openPage({
    'PUT /api/admin/brands/{slug}': refuse(409, { code: 'STALE_BRAND', message }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit Acme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit brand' }));
  await user.type(dialog.getByLabelText('Name'), ' & Sons');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(message)).toBeVisible();
  expect(sentTo('PUT /api/admin/brands/acme')).toEqual([
    expect.objectContaining({ name: 'Acme & Sons', version: 3 }),
  ]);
});

test('a logo is uploaded, replaced and removed with the rest of the form', async () => {
  const { user, sentTo } = await openPage({
    'POST /api/admin/products/upload-image': uploadedPicture,
    'PUT /api/admin/brands/{slug}': done('Brand updated successfully'),
  });
  const logoOfNextSave = async (change: () => Promise<void>) => {
    await user.click(screen.getByRole('button', { name: 'Edit Acme' }));
    await screen.findByRole('dialog', { name: 'Edit brand' });
    await user.upload(fileInput(), shirtPhoto());
    await screen.findByRole('img', { name: 'Picture of Acme' });
    await change();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    return sentTo('PUT /api/admin/brands/acme').at(-1);
  };
  expect(await logoOfNextSave(async () => {})).toMatchObject({ logo: '/uploads/new-1200.webp' });
  const remove = () => user.click(screen.getByRole('button', { name: 'Remove picture of Acme' }));
  expect(await logoOfNextSave(remove)).toMatchObject({ logo: null });
});

test('a brand that another admin changed is edited on top of the latest version, field by field', async () => {
  let acme = brand('acme', 'Acme', 0);
  const { user, sentTo } = await openPage({
    'GET /api/admin/brands': () => ({ success: true, data: [acme] }),
    'PUT /api/admin/brands/{slug}': ({ body }) =>
      (body as Brand).version === 4
        ? done('Brand updated successfully')
        : refuse(409, { code: 'STALE_BRAND', message: 'Someone else has changed this brand.' }),
  });
  await user.click(screen.getByRole('button', { name: 'Edit Acme' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit brand' }));
  await user.type(dialog.getByLabelText('Name'), ' & Sons');
  acme = { ...acme, name: 'Acme Ltd', makerName: 'Maker', version: 4 };
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await user.click(await dialog.findByRole('button', { name: 'Load the latest version' }));
  expect(await dialog.findByText('Updated: Manufacturer')).toBeVisible();
  expect(dialog.getByText('Name: we kept yours. The other version: “Acme Ltd”')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sentTo('PUT /api/admin/brands/acme').at(-1)).toEqual(
    expect.objectContaining({ name: 'Acme & Sons', makerName: 'Maker', version: 4 }),
  );
});

test('what has products cannot be deleted, the rest asks first', async () => {
  const { user, sentTo } = await openPage({
    'DELETE /api/admin/brands/{slug}': done('Brand deleted successfully'),
  });
  expect(screen.getByRole('button', { name: 'Delete Zara' })).toBeDisabled();
  expect(screen.getByRole('link', { name: '12 products' })).toHaveAttribute(
    'href',
    '/admin/products?brand=zara',
  );
  await user.click(screen.getByRole('button', { name: 'Delete Acme' }));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sentTo('DELETE /api/admin/brands/acme')).toHaveLength(1));
});

test('a category is added below another one, down to the third level', async () => {
  const { user, sentTo } = await openPage({
    'POST /api/admin/categories': done('Category added successfully'),
  });
  expect(screen.queryByRole('button', { name: 'Add a category below Parkas' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a category below Men' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  await user.type(dialog.getByLabelText('Name'), 'Socks');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sentTo('POST /api/admin/categories')).toEqual([
      expect.objectContaining({ slug: 'socks', name: 'Socks', parent: 'men' }),
    ]),
  );
});

test('a category moves among its siblings', async () => {
  const { user, sentTo } = await openPage({
    'PUT /api/admin/categories/order': done('Categories reordered successfully'),
  });
  expect(screen.getByRole('button', { name: 'Move Men up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Men down' }));
  await waitFor(() =>
    expect(sentTo('PUT /api/admin/categories/order')).toEqual([{ parent: null, slugs: ['women', 'men'] }]),
  );
});
