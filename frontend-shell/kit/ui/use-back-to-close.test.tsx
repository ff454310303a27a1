import { Link, useLocation, useNavigate } from 'react-router-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { BrowserRouter, MemoryRouter } from 'react-router-dom';
import { useBackToClose } from './use-back-to-close';

function Layer({ name, children }: { name: string; children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  useBackToClose(isOpen, () => setIsOpen(false));
  return (
    <>
      <button onClick={() => setIsOpen(!isOpen)}>{isOpen ? `Close ${name}` : `Open ${name}`}</button>
      {children}
    </>
  );
}

function Back() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate(-1)}>Back</button>;
}

async function openBoth() {
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/before', '/page']} initialIndex={1}>
      <Layer name="sheet">
        <Layer name="editor" />
      </Layer>
      <Back />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Open sheet' }));
  await user.click(screen.getByRole('button', { name: 'Open editor' }));
  return user;
}

const shows = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());

test('Back closes the top one of two dialogs first', async () => {
  const user = await openBoth();
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open editor');
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open sheet');
});

test('closing the top dialog in another way keeps the entry of the lower one', async () => {
  const user = await openBoth();
  await user.click(screen.getByRole('button', { name: 'Close editor' }));
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open sheet');
});

test('a dialog that refuses to close on Back gets its entry back', async () => {
  const onClose = jest.fn(() => false);
  function Stubborn() {
    useBackToClose(true, onClose);
    return <Back />;
  }
  const user = userEvent.setup();
  render(
    <MemoryRouter initialEntries={['/before', '/page']} initialIndex={1}>
      <Stubborn />
    </MemoryRouter>,
  );
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(times));
  }
});

test("a link that is followed before the dialog's entry is rendered closes the dialog and replaces the entry", async () => {
  const user = userEvent.setup();
  function Path() {
    return <output>{useLocation().pathname}</output>;
  }
  render(
    <MemoryRouter initialEntries={['/page']}>
      <Layer name="sheet">
        <Link to="/product" replace>
          Product
        </Link>
      </Layer>
      <Path />
      <Back />
    </MemoryRouter>,
  );
  act(() => {
    flushSync(() => screen.getByRole('button', { name: 'Open sheet' }).click());
    screen.getByRole('link', { name: 'Product' }).click();
  });
  await shows('Open sheet');
  expect(screen.getByRole('status')).toHaveTextContent('/product');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/page'));
  await shows('Open sheet');
});

test('a dialog that is closed before its entry is rendered, and opened again during that Back, gets an entry', async () => {
  const user = userEvent.setup();
  window.history.pushState(null, '', '/page');
  render(
    <BrowserRouter>
      <Layer name="sheet" />
      <Back />
    </BrowserRouter>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const wentBack = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  jest.spyOn(window.history, 'go').mockImplementationOnce((delta) => {
    window.history.go(delta);
    queueMicrotask(() => act(() => button('Open sheet').click()));
  });
  act(() => {
    flushSync(() => button('Open sheet').click());
    flushSync(() => button('Close sheet').click());
  });
  await act(() => wentBack);
  await waitFor(() => expect(window.history.state).toMatchObject({ usr: { dialog: {} } }));
  await shows('Close sheet');

  await user.click(button('Back'));
  await shows('Open sheet');
  expect(window.location.pathname).toBe('/page');
});
