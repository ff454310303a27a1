import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';

const row = () => within(screen.getByRole('group', { name: 'Active filters' }));
const names = () =>
  row()
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);

test('each active filter has a button that removes it', async () => {
  const { user, currentPath } = await openShop('/shop/listing?category=men&brand=levi&size=W30&colour=Navy');
  await screen.findByRole('article');
  expect(names()).toEqual([
    'Remove filter: Men',
    "Remove filter: Levi's",
    'Remove filter: W30',
    'Remove filter: Navy',
    'Clear all',
  ]);

  await user.click(row().getByRole('button', { name: "Remove filter: Levi's" }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?category=men&size=W30&colour=Navy'));
  expect(screen.getByRole('checkbox', { name: "Levi's" })).not.toBeChecked();
});

test('removing a filter moves the focus to the next one, and after the last to the row', async () => {
  const { user, currentPath } = await openShop('/shop/listing?category=men&brand=nike,zara');
  await screen.findByRole('article');
  await user.click(row().getByRole('button', { name: 'Remove filter: Nike' }));
  await waitFor(() => expect(row().getByRole('button', { name: 'Remove filter: Zara' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(row().getByRole('button', { name: 'Remove filter: Men' })).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/shop/listing'));
  expect(screen.getByRole('group', { name: 'Active filters' })).toHaveFocus();
});

test("'Clear all' removes all filters and keeps the sort order", async () => {
  const { user, currentPath } = await openShop('/shop/listing?category=men&brand=nike&sortBy=title-atoz');
  await screen.findByRole('article');
  await user.click(row().getByRole('button', { name: 'Clear all' }));
  await waitFor(() => expect(currentPath()).toBe('/shop/listing?sortBy=title-atoz'));
  expect(names()).toEqual([]);
});
