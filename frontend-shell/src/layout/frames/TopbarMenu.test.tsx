import type { MenuItem } from '@haberdash/kit/remote';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { TopbarMenu } from './TopbarMenu';

const women: MenuItem = {
  label: 'Women',
  to: '/shop/listing?category=women',
  items: [
    { label: 'Coats', to: '/shop/listing?category=coats' },
    { label: 'Shirts', to: '/shop/listing?category=shirts' },
  ],
};
const menu: MenuItem[] = [
  { label: 'Home', to: '/shop/home' },
  women,
  { label: 'Men', to: '/shop/listing?category=men', items: [] },
  { label: 'Sale', to: '/shop/listing?sale=yes', isAccented: true },
  { label: 'Search', to: '/shop/search', isInHeader: true },
];

function openMenu(path = '/shop/home', isInSheet = false) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <TopbarMenu menu={menu} isInSheet={isInSheet} />
      <p>The page</p>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const tap = (target: HTMLElement) => user.pointer([{ keys: '[TouchA]', target }]);
  return { user, tap };
}

const link = (name: string) => screen.getByRole('link', { name });
const more = () => screen.getByRole('button', { name: 'More of Women' });
const below = () => screen.queryByRole('list');
const marks = () =>
  screen
    .getAllByRole('link')
    .filter((one) => one.hasAttribute('aria-current'))
    .map((one) => [one.textContent, one.getAttribute('aria-current')]);

test('entries with others below them have a button that shows those', async () => {
  const { tap } = openMenu();
  expect(screen.getAllByRole('button')).toEqual([more()]);
  expect(more()).toHaveAttribute('aria-expanded', 'false');
  expect(below()).not.toBeInTheDocument();

  await tap(more());
  expect(more()).toHaveAttribute('aria-expanded', 'true');
  expect(more()).toHaveAttribute('aria-controls', below()!.id);
  const entries = within(below()!).getAllByRole('link');
  expect(entries.map((entry) => [entry.textContent, entry.getAttribute('href')])).toEqual([
    ['Coats', '/shop/listing?category=coats'],
    ['Shirts', '/shop/listing?category=shirts'],
  ]);
  await tap(more());
  expect(below()).not.toBeInTheDocument();
});

test('a mouse on an entry shows what is below it, until it leaves', async () => {
  const { user } = openMenu();
  await user.hover(link('Women'));
  expect(link('Coats')).toBeVisible();
  await user.hover(screen.getByText('The page'));
  expect(below()).not.toBeInTheDocument();
});

test('a finger follows the entry, and opens nothing', async () => {
  const { tap } = openMenu();
  await tap(link('Women'));
  expect(below()).not.toBeInTheDocument();
  expect(marks()).toEqual([['Women', 'page']]);
});

test('the keyboard opens the second level, goes through it, and closes it by leaving', async () => {
  const { user } = openMenu();
  more().focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(link('Coats')).toHaveFocus();
  await user.tab();
  expect(link('Shirts')).toHaveFocus();
  await user.tab();
  expect(link('Men')).toHaveFocus();
  expect(below()).not.toBeInTheDocument();
});

test('Escape closes the second level and returns the focus; a sheet around it gets only the next Escape', async () => {
  const { user } = openMenu();
  const escaped: boolean[] = [];
  const surrounding = (event: KeyboardEvent) =>
    event.key === 'Escape' && escaped.push(event.defaultPrevented);
  document.addEventListener('keydown', surrounding);
  more().focus();
  await user.keyboard('{Enter}{Tab}{Escape}');
  expect(below()).not.toBeInTheDocument();
  expect(more()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(escaped).toEqual([true, false]);
  document.removeEventListener('keydown', surrounding);
});

test('who chooses an entry of the second level finds it closed, and the focus at its button', async () => {
  const { tap } = openMenu();
  await tap(more());
  await tap(link('Shirts'));
  expect(below()).not.toBeInTheDocument();
  expect(more()).toHaveFocus();
  expect(marks()).toEqual([['Women', 'true']]);
});

test.each([
  ['/shop/home', [['Home', 'page']]],
  ['/shop/listing?category=men&sortBy=newest', [['Men', 'page']]],
  ['/shop/listing?category=women', [['Women', 'page']]],
  ['/shop/listing?sale=yes', [['Sale', 'page']]],
  ['/shop/account', []],
])('on %s, %j is marked', (path, marked) => {
  openMenu(path);
  expect(marks()).toEqual(marked);
});

test('below an entry, the current page is marked, and the entry as the one above it', async () => {
  const { tap } = openMenu('/shop/listing?category=coats');
  await tap(more());
  expect(marks()).toEqual([
    ['Women', 'true'],
    ['Coats', 'page'],
  ]);
});

test('an entry that stands out does so, and what the header has already is left to the sheet', () => {
  openMenu();
  expect(link('Sale')).toHaveClass('topbar-accent');
  expect(link('Home')).not.toHaveClass('topbar-accent');
  expect(screen.queryByRole('link', { name: 'Search' })).not.toBeInTheDocument();
});

describe('in the sheet', () => {
  test('what the header has too is listed', () => {
    openMenu('/shop/search', true);
    expect(link('Search')).toHaveAttribute('href', '/shop/search');
    expect(marks()).toEqual([['Search', 'page']]);
  });

  test('a mouse opens nothing, and an open second level stays open when it is left', async () => {
    const { user } = openMenu('/shop/home', true);
    await user.hover(link('Women'));
    expect(below()).not.toBeInTheDocument();
    await user.click(more());
    await user.tab({ shift: true });
    await user.tab({ shift: true });
    expect(link('Home')).toHaveFocus();
    expect(link('Coats')).toBeVisible();
  });
});
