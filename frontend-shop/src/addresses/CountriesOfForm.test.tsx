import { refuse } from '@haberdash/kit/testing/answers';
import { screen } from '@testing-library/react';
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
