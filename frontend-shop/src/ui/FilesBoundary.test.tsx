import { lazyPage } from '@haberdash/kit/lazy-page';
import { act, render, screen } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { FilesBoundary } from './FilesBoundary';

let isOffline = true;

const Part = lazyPage<object>(async () => {
  if (isOffline) throw new Error('Loading chunk 7 failed');
  return Promise.resolve({ default: () => <p>The dialog</p> });
});

const open = (part: ReactNode) =>
  render(
    <>
      <h1>The page</h1>
      <FilesBoundary>
        <Suspense>{part}</Suspense>
      </FilesBoundary>
    </>,
  );

beforeEach(() => {
  // React logs what a boundary catches.
  jest.spyOn(console, 'error').mockImplementation();
});

test('without its files, a part of a page says so, and the page stays until it is online again', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open(<Part />);
  expect(await screen.findByText("You're offline", undefined, { timeout: 5000 })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible();
  isOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('The dialog')).toBeVisible();
});

test('another error is the page’s', () => {
  const Broken = () => {
    throw new Error('a bug');
  };
  expect(() => open(<Broken />)).toThrow('a bug');
});
