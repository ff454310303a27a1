import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { useDispatch, useSelector } from 'react-redux';
import type { Schema } from '../api/client';
import { callApi, currentUserId, put, services, takeLatest, type SagaGenerator } from '../effects';
import { lazyPage } from '../lazy-page';
import { money } from '../money';
import type { Remote } from '../remote';
import { failed, idle, loading, type RequestState } from '../request-state';
import { Link } from 'react-router-dom';
import { refuse } from './answers';
import { renderRemote } from './render-remote';

type Cart = Schema<'CartView'>;
const emptyCart: Cart = { _id: 'cart-1', userId: 'user-1', items: [], total: 12.5 };

const cartSlice = createSlice({
  name: 'cart',
  initialState: { cart: null as Cart | null, request: idle },
  reducers: {
    cartRequested: (state) => void (state.request = loading),
    cartLoaded: (_state, { payload }: PayloadAction<Cart>) => ({ cart: payload, request: idle }),
    cartFailed: (state, { payload }: PayloadAction<{ message: string }>) =>
      void (state.request = failed(payload)),
  },
});
const { cartRequested, cartLoaded, cartFailed } = cartSlice.actions;

function* loadCart(): SagaGenerator<void> {
  const { notifier, navigator } = yield* services();
  const userId = yield* currentUserId();
  const result = yield* callApi((api, signal) =>
    api.GET('/api/shop/cart/get/{userId}', { params: { path: { userId } }, signal }),
  );
  if (!result.ok) {
    notifier.failure(result.refusal.message);
    yield* put(cartFailed(result.refusal));
  } else {
    yield* put(cartLoaded(result.body.data));
    navigator.go('/shop/total');
  }
}

function* cartSaga(): SagaGenerator<void> {
  yield* takeLatest(cartRequested, loadCart);
}

function StartPage() {
  const dispatch = useDispatch();
  const request = useSelector((state: { cart: { request: RequestState } }) => state.cart.request);
  return (
    <>
      <button onClick={() => dispatch(cartRequested())}>Load</button>
      <Link to="/shop/total">Total</Link>
      {request.status === 'failed' && <p>{request.message}</p>}
    </>
  );
}

function TotalPage() {
  const cart = useSelector((state: { cart: { cart: Cart | null } }) => state.cart.cart);
  return <h1>{cart ? money(cart.total) : 'No cart'}</h1>;
}

const LazyTotalPage = lazyPage(async () => ({ default: TotalPage }));

const remote: Remote = {
  name: 'shop',
  frame: 'topbar',
  title: 'Shop',
  routes: [
    { path: 'start', element: <StartPage /> },
    { path: 'total', element: <LazyTotalPage /> },
  ],
  menu: [],
  slices: [cartSlice],
  saga: cartSaga,
};

test('a link opens a page of the remote from its own chunk', async () => {
  const { user } = await renderRemote(remote, { path: '/shop/start' });
  await user.click(screen.getByRole('link', { name: 'Total' }));
  expect(await screen.findByRole('heading', { name: 'No cart' })).toBeVisible();
});

test('a saga calls the API as the signed-in user and navigates', async () => {
  const answers = { 'GET /api/shop/cart/get/{userId}': { success: true, data: emptyCart } } as const;
  const { user, sent, currentPath } = await renderRemote(remote, { path: '/shop/start', answers });

  await user.click(screen.getByRole('button', { name: 'Load' }));

  expect(await screen.findByRole('heading', { name: '$12.50' })).toBeVisible();
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/shop/cart/get/user-1']);
  expect(currentPath()).toBe('/shop/total');
});

test('a refused call is a value with its message', async () => {
  const refusal = refuse(503, { code: 'UNAVAILABLE', message: 'Come back later' });
  const answers = { 'GET /api/shop/cart/get/{userId}': refusal };
  const { user, toasts } = await renderRemote(remote, { path: '/shop/start', answers });

  await user.click(screen.getByRole('button', { name: 'Load' }));

  expect(await screen.findByText('Come back later')).toBeVisible();
  expect(toasts).toEqual([{ variant: 'destructive', message: 'Come back later' }]);
});
