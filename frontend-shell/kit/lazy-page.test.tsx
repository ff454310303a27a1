import { act, render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { isFilesUnavailable, lazyPage } from './lazy-page';

class TryAgain extends Component<{ children: ReactNode }> {
  override state: { error: unknown } = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });

  override render() {
    const { error } = this.state;
    if (!isFilesUnavailable(error)) return this.props.children;
    const retry = () => {
      error.forget();
      this.setState({ error: null });
    };
    return <button onClick={retry}>Try again</button>;
  }
}

test('a page whose files failed to load can be loaded again, and is then cached', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = jest
    .fn(async () => ({ default: () => <h1>Home</h1> }))
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'))
    .mockRejectedValueOnce(new Error('Loading chunk 1 failed'));
  const Page = lazyPage(load);
  const tree = (
    <TryAgain>
      <Suspense>
        <Page />
      </Suspense>
    </TryAgain>
  );
  const { rerender } = render(tree);

  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();

  rerender(<div />);
  rerender(tree);
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a page whose files load at the second attempt shows no error', async () => {
  const load = jest
    .fn(async () => ({ default: () => <h1>Home</h1> }))
    .mockRejectedValueOnce(new Error('Its preload had failed'));
  const Page = lazyPage(load);
  render(
    <TryAgain>
      <Suspense>
        <Page />
      </Suspense>
    </TryAgain>,
  );
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
});

test('files that take longer than 10 seconds are reported, and the page is shown when they arrive', async () => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let arrive = (_module: { default: () => ReactNode }) => {};
  const load = jest.fn(() => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)));
  const Page = lazyPage(load);
  render(
    <TryAgain>
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </TryAgain>,
  );
  await act(() => jest.advanceTimersByTimeAsync(9_999));
  expect(screen.getByText('Loading')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  const retry = screen.getByRole('button', { name: 'Try again' });

  await act(async () => arrive({ default: () => <h1>Home</h1> }));
  await act(async () => retry.click());
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
