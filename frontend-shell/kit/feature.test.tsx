import { createSlice } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { Link, Outlet } from 'react-router-dom';
import { call } from './effects';
import { defineFeature, withNeeds, type FeatureState } from './feature';
import { defineRemote } from './remote';
import { renderRemote } from './testing/render-remote';

const fittings = createSlice({
  name: 'fittings',
  initialState: { count: 3 },
  reducers: {},
  selectors: { selectCount: ({ count }) => count },
});
const { selectCount } = fittings.selectors;
const started = jest.fn();
const fittingsState: FeatureState = {
  slices: [fittings],
  sagas: [
    function* fittingsSaga() {
      yield* call(started);
    },
  ],
};

function FittingsPage() {
  const count = useSelector(selectCount);
  return (
    <>
      <h1>{count} fittings</h1>
      <Link to="/tailor/again">Again</Link>
    </>
  );
}

const remote = defineRemote({
  name: 'tailor',
  frame: 'topbar',
  title: 'Tailor',
  features: [
    defineFeature({
      routes: [
        { path: 'start', page: async () => ({ default: () => <Link to="/tailor/fittings">Fittings</Link> }) },
      ],
      menu: [{ label: 'Start', to: '/tailor/start' }],
    }),
    defineFeature({
      routes: ['fittings', 'again'].map((path) => ({ path, page: async () => ({ default: FittingsPage }) })),
      menu: [{ label: 'Fittings', to: '/tailor/fittings' }],
      state: async () => ({ default: { needs: [fittingsState] } }),
    }),
  ],
  Layout: () => (
    <main>
      <Outlet />
    </main>
  ),
});

test("a feature's state comes with its first page, once, and its layout is around the pages", async () => {
  const { user } = await renderRemote(remote, { path: '/tailor/start' });
  expect(started).not.toHaveBeenCalled();

  await user.click(screen.getByRole('link', { name: 'Fittings' }));
  expect(await screen.findByRole('heading', { name: '3 fittings' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Again' }));
  expect(await screen.findByRole('heading', { name: '3 fittings' })).toBeVisible();

  expect(screen.getByRole('main')).toBeVisible();
  expect(started).toHaveBeenCalledTimes(1);
});

test('the menu of a remote has the entries of its features', () => {
  expect(remote.menu).toEqual([
    { label: 'Start', to: '/tailor/start' },
    { label: 'Fittings', to: '/tailor/fittings' },
  ]);
});

test('what a state needs comes before it, once', () => {
  const menu: FeatureState = {};
  const sizes: FeatureState = { needs: [menu] };
  const products: FeatureState = { needs: [sizes, menu] };
  const states = withNeeds(products);
  expect(states.map((state) => [menu, sizes, products].indexOf(state))).toEqual([0, 1, 2]);
});
