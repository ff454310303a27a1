import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { readQuery, toggle, writeQuery } from '../query/listing-query';
import { useChoice } from './use-choice';

const wrapper = ({ children }: { children: ReactNode }) => <MemoryRouter>{children}</MemoryRouter>;

const open = () =>
  renderHook(
    () => {
      const { search } = useLocation();
      const navigate = useNavigate();
      const change = useChoice(readQuery(new URLSearchParams(search)), (query) => {
        void navigate(`?${writeQuery(query).toString()}`);
      });
      return { search, navigate, tick: (size: string) => change((query) => toggle(query, 'size', size)) };
    },
    { wrapper },
  ).result;

test('filters that are set before the page shows the first of them add up', () => {
  const list = open();
  act(() => {
    const { tick } = list.current;
    tick('S');
    tick('M');
    tick('L');
    tick('S');
  });
  expect(list.current.search).toBe('?size=M%2CL');
});

test('after another address, a change begins with what the page shows', async () => {
  const list = open();
  act(() => list.current.tick('S'));
  await act(async () => list.current.navigate(-1));
  act(() => list.current.tick('M'));
  expect(list.current.search).toBe('?size=M');
  act(() => {
    list.current.tick('L');
    void list.current.navigate('?brand=nike');
  });
  act(() => list.current.tick('XL'));
  expect(list.current.search).toBe('?brand=nike&size=XL');
});
