import { refuse } from '@haberdash/kit/testing/answers';
import { menu } from '@haberdash/kit/testing/menu';
import { settled } from '@haberdash/kit/testing/settled';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openShop } from '../testing/open-shop';
import { suggestions } from '../testing/search-samples';

const suggestRoute = 'GET /api/shop/suggest';
const field = () => screen.getByLabelText('Search the shop');

async function openHeader(answer: object = suggestions) {
  return openShop('/shop/home', { [suggestRoute]: answer as never });
}

test('Enter searches for the typed text, with its words that are filters', async () => {
  const { user, currentPath } = await openHeader();
  await user.type(field(), 'dress under 80{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=dress&price=-80'));
});

test('the field is a combobox from the beginning', async () => {
  await openHeader();
  expect(screen.getByRole('combobox', { name: 'Search the shop', expanded: false })).toBe(field());
});

test('Enter searches no more when another page was opened meanwhile', async () => {
  const { user, currentPath } = await openHeader();
  await user.type(field(), 'coat');
  fireEvent.submit(screen.getByRole('search'));
  window.history.pushState(null, '', '/shop/wishes');
  await settled();
  expect(currentPath()).toBe('/shop/home');
  expect(field()).toHaveValue('coat');
});

test('of two searches in a row, the latter counts', async () => {
  const { user, currentPath } = await openHeader();
  await user.type(field(), 'coat');
  fireEvent.submit(screen.getByRole('search'));
  fireEvent.change(field(), { target: { value: 'coats' } });
  fireEvent.submit(screen.getByRole('search'));
  await settled();
  expect(currentPath()).toBe('/shop/search?keyword=coats');
});

test('categories of the same name are told apart by the ones that they are in', async () => {
  const below = (parent: string) => ({
    ...{ _id: parent, slug: `${parent}-dresses`, name: 'Dresses', parent, picture: null },
  });
  const categories = [...menu.categories, below('women'), below('kids')];
  const found = ['women-dresses', 'kids-dresses'].map((id) => ({ group: 'category' as const, id }));
  const { user } = await openShop('/shop/home', {
    'GET /api/shop/menu': { success: true, data: { ...menu, categories } },
    [suggestRoute]: { success: true, data: { ...suggestions.data, groups: found } },
  });
  await user.type(field(), 'dres');
  const options = await screen.findAllByRole('option', { name: /Dresses/ });
  expect(options.map(({ textContent }) => textContent)).toEqual(['DressesWomen', 'DressesKids']);
});

test('the search page has its own field, and the header links to it', async () => {
  await openShop('/shop/search');
  expect(screen.queryByLabelText('Search the shop')).toBeNull();
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('aria-current', 'page');
});

test('typing shows suggestions, the arrow keys move through them, and Enter chooses one', async () => {
  const { user, currentPath } = await openHeader();
  await user.type(field(), 'coa');
  await screen.findByRole('option', { name: 'raincoat' });
  expect(field()).toHaveAttribute('role', 'combobox');
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  expect(field()).toHaveAttribute('aria-controls', screen.getByRole('listbox').id);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const chosen = screen.getByRole('option', { name: 'raincoat', selected: true });
  expect(field()).toHaveAttribute('aria-activedescendant', chosen.id);
  expect(field()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=raincoat'));
});

test('Escape closes the suggestions and keeps the text; another letter shows them again', async () => {
  const { user } = await openHeader();
  await user.type(field(), 'coa');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field()).toHaveValue('coa');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('t');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test.each([
  ['Wool Coat', '/shop/product/coat-1'],
  [/H&M/, '/shop/listing?brand=h%26m'],
])('a click on %s opens its page and empties the field', async (name, path) => {
  const { user, currentPath } = await openHeader();
  await user.type(field(), 'coa');
  await user.click(await screen.findByRole('option', { name }));
  await waitFor(() => expect(currentPath()).toBe(path));
  expect(field()).toHaveValue('');
  expect(field()).toHaveAttribute('aria-expanded', 'false');
});

test('without suggestions, the search works as before', async () => {
  const { user, currentPath, sentTo } = await openHeader(
    refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' }),
  );
  await user.type(field(), 'coat');
  await waitFor(() => expect(sentTo(suggestRoute)).toHaveLength(1));
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/search?keyword=coat'));
});
