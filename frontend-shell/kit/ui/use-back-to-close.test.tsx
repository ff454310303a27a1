import { Link, useLocation, useNavigate } from 'react-router-dom';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { MemoryRouter } from 'react-router-dom';
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

test('of two dialogs, Back closes the upper one first', async () => {
  const user = await openBoth();
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open editor');
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open sheet');
});

test('an upper dialog that is closed otherwise leaves the lower one its entry', async () => {
  const user = await openBoth();
  await user.click(screen.getByRole('button', { name: 'Close editor' }));
  await shows('Close sheet');

  await user.click(screen.getByRole('button', { name: 'Back' }));
  await shows('Open sheet');
});

test('a dialog that stays when Back is pressed has its entry again', async () => {
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

test('a link followed before the entry of its dialog is rendered closes the dialog and replaces the entry', async () => {
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
