import { refuse } from '@haberdash/kit/testing/answers';
import { screen, within } from '@testing-library/react';
import { countryList } from '../testing/country-samples';
import { openShop } from '../testing/open-shop';

test('countries that could not be loaded are loaded again', async () => {
  let isAway = true;
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/countries': () =>
      isAway
        ? refuse(503, { code: 'UNAVAILABLE', message: 'Back in a minute' })
        : { success: true, data: countryList },
  });
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  expect(await screen.findByText("We couldn't load the other countries.")).toBeVisible();
  isAway = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await user.selectOptions(await screen.findByLabelText('Country'), await screen.findByText('Portugal'));
  expect(screen.queryByText("We couldn't load the other countries.")).not.toBeInTheDocument();
});

test("the form has all rows of the shop's country before the other countries are loaded", async () => {
  let countriesCome = () => {};
  const { user } = await openShop('/shop/account', {
    'GET /api/shop/countries': async () => {
      await new Promise<void>((resolve) => (countriesCome = resolve));
      return { success: true, data: countryList };
    },
  });
  await user.click(screen.getByRole('tab', { name: 'Address' }));
  const form = within(await screen.findByRole('form', { name: 'Add New Address' }));
  const state = await form.findByLabelText('State');
  expect(form.getByLabelText('Pincode')).toHaveAccessibleDescription('ZIP code, like 95014');
  expect(form.queryByText('Portugal')).not.toBeInTheDocument();
  countriesCome();
  expect(await form.findByText('Portugal')).toBeInTheDocument();
  expect(form.getByLabelText('State')).toBe(state);
});
