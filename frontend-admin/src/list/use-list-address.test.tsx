import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import type { ListFilter } from './list';
import { useListAddress } from './use-list-address';

const filters = [{ names: ['minAmount', 'maxAmount'] }] as unknown as ListFilter[];
const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

const open = () =>
  renderHook(
    () => ({
      address: useListAddress(filters),
      search: useLocation().search,
      navigate: useNavigate(),
    }),
    { wrapper },
  ).result;

test('filters that are set before the page shows the first of them add up', () => {
  const list = open();
  act(() => {
    const { change } = list.current.address;
    change({ minAmount: '100' });
    change({ maxAmount: '200' });
  });
  expect(list.current.search).toBe('?minAmount=100&maxAmount=200');
  expect(list.current.address.query).toEqual({ minAmount: '100', maxAmount: '200' });
});

test('after Back, a change begins with what the page shows', async () => {
  const list = open();
  act(() => list.current.address.change({ minAmount: '100' }));
  await act(async () => list.current.navigate(-1));
  expect(list.current.search).toBe('');
  act(() => list.current.address.change({ maxAmount: '200' }));
  expect(list.current.search).toBe('?maxAmount=200');
});
