import { refuse } from '@haberdash/kit/testing/answers';
import { screen, waitFor, within } from '@testing-library/react';
import { openShop } from '../../testing/open-shop';

const nameRoute = 'PUT /api/account/name';
const emailRoute = 'POST /api/account/email';
const codeRoute = 'POST /api/account/email/confirm';

async function openProfile(answers: NonNullable<Parameters<typeof openShop>[1]> = {}) {
  const shop = await openShop('/shop/account', answers);
  await shop.user.click(screen.getByRole('tab', { name: 'Profile' }));
  const bodies = (route: string) => shop.sentTo(route).map(({ body }) => body);
  return { ...shop, bodies };
}

test('a shopper changes the name, and the page is loaded again with it', async () => {
  const { user, bodies, left } = await openProfile({
    [nameRoute]: { success: true, message: 'Your name is changed' },
  });
  const name = screen.getByLabelText('Name');
  await user.clear(name);
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  expect(name).toHaveFocus();
  expect(name).toHaveAccessibleDescription('Please enter your name');
  await user.type(name, ' Sam Weaver ');
  await user.click(screen.getByRole('button', { name: 'Save name' }));
  await waitFor(() => expect(left).toEqual(['/shop/account?tab=Profile']));
  expect(bodies(nameRoute)).toEqual([{ userName: 'Sam Weaver' }]);
});

test('a shopper changes the e-mail address with the password and the code that was sent there', async () => {
  const answers = [
    refuse(400, { code: 'INCORRECT_CODE', message: 'That code is incorrect' }),
    { success: true as const, message: 'Your e-mail address is changed' },
  ];
  const { user, bodies, left } = await openProfile({
    [emailRoute]: { success: true, message: 'A code is on its way to your new address' },
    [codeRoute]: () => answers.shift()!,
  });
  await user.type(screen.getByLabelText('New e-mail address'), 'sam');
  await user.click(screen.getByRole('button', { name: 'Send a code' }));
  expect(screen.getByLabelText('New e-mail address')).toHaveFocus();
  expect(screen.getByText('Please enter your password')).toBeVisible();
  await user.type(screen.getByLabelText('New e-mail address'), '@work.test');
  await user.type(screen.getByLabelText('Your password'), 'needle-and-yarn{Enter}');

  expect(await screen.findByText(/six digits to/)).toHaveTextContent('sam@work.test');
  expect(screen.getByLabelText('Code')).toHaveFocus();
  await user.type(screen.getByLabelText('Code'), '12{Enter}');
  expect(screen.getByText('Please enter the six digits of the e-mail')).toBeVisible();
  await user.type(screen.getByLabelText('Code'), '1111{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code is incorrect');
  expect(left).toEqual([]);
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  await waitFor(() => expect(left).toEqual(['/shop/account?tab=Profile']));
  expect(bodies(emailRoute)).toEqual([{ newEmail: 'sam@work.test', password: 'needle-and-yarn' }]);
  expect(bodies(codeRoute)).toEqual([{ code: '121111' }, { code: '123456' }]);
});

test('an address that is taken is refused, and a code that is not wanted any more is left', async () => {
  const answers = [
    refuse(409, { code: 'EMAIL_TAKEN', message: 'Somebody has this address' }),
    { success: true as const, message: 'A code is on its way' },
  ];
  const { user } = await openProfile({ [emailRoute]: () => answers.shift()! });
  await user.type(screen.getByLabelText('New e-mail address'), 'kim@work.test');
  await user.type(screen.getByLabelText('Your password'), 'needle-and-yarn{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Somebody has this address');
  await user.click(screen.getByRole('button', { name: 'Send a code' }));
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByLabelText('New e-mail address')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).queryByText(/six digits/)).not.toBeInTheDocument();
});

test('the address opens the tab, and a code is still awaited after a look at another tab', async () => {
  const { user } = await openShop('/shop/account?tab=Profile', {
    [emailRoute]: { success: true, message: 'A code is on its way' },
  });
  await user.type(screen.getByLabelText('New e-mail address'), 'kim@work.test');
  await user.type(screen.getByLabelText('Your password'), 'needle-and-yarn{Enter}');
  await screen.findByLabelText('Code');
  await user.click(screen.getByRole('tab', { name: 'Devices' }));
  await user.click(screen.getByRole('tab', { name: 'Profile' }));
  expect(screen.getByLabelText('Code')).toBeVisible();
});
