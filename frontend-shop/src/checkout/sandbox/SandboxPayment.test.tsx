import { screen, within } from '@testing-library/react';
import { readyToPay } from '../../testing/open-checkout';
import { openShop } from '../../testing/open-shop';

const gatewayRoute = 'GET /api/shop/sandbox-payment';
const gatewayUrl = 'https://gateway.test/gwprocess/v3/process.php';

test('the sandbox panel submits its fixed data to the gateway', async () => {
  const { user, sent } = await openShop('/shop/checkout', {
    ...readyToPay,
    [gatewayRoute]: { success: true, data: { gatewayUrl } },
  });
  const title = await screen.findByRole('heading', { name: 'Sandbox Payment' });
  const details = title.closest('details')!;
  expect(screen.getByText('Order total')).not.toBeVisible();
  await user.click(title);
  const panel = within(details);
  expect(panel.getByText('Order total')).toHaveTextContent('Order total ৳ 1999');
  const button = panel.getByRole('button', { name: 'Bkash/Nogad/Rocket' });
  expect(button).toHaveAccessibleDescription(/doesn't use your cart/);

  const forms: [string, string, Record<string, FormDataEntryValue>][] = [];
  const record = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    forms.push([form.method, form.action, Object.fromEntries(new FormData(form))]);
  };
  window.addEventListener('submit', record);
  const callsBefore = sent.length;
  await user.click(button);
  window.removeEventListener('submit', record);

  const answer = `${window.location.origin}/api/shop/sandbox-payment/answer`;
  expect(forms).toEqual([
    [
      'post',
      gatewayUrl,
      {
        store_id: 'testbox',
        total_amount: '1999',
        currency: 'BDT',
        tran_id: expect.stringMatching(/^SANDBOX-[0-9a-f]{8}$/) as string,
        success_url: answer,
        fail_url: answer,
        cancel_url: answer,
        version: '3.00',
        cus_name: 'Test Customer',
        cus_email: 'customer@example.com',
        cus_phone: '01711111111',
        value_a: 'ref001',
        value_b: 'ref002',
        value_c: 'ref003',
        value_d: 'ref004',
      },
    ],
  ]);
  expect(sent).toHaveLength(callsBefore);
});

test('without a gateway setting there is no sandbox panel', async () => {
  const { sentTo } = await openShop('/shop/checkout', readyToPay);
  await screen.findByRole('button', { name: 'Checkout with PayPal' });
  expect(sentTo(gatewayRoute)).toHaveLength(1);
  expect(screen.queryByRole('heading', { name: 'Sandbox Payment' })).not.toBeInTheDocument();
});

test.each([
  ['succeeded', 'The sandbox payment succeeded'],
  ['failed', 'The sandbox payment failed'],
  ['cancelled', 'You cancelled the sandbox payment'],
])('the return page for "%s" says that no order was changed', async (outcome, heading) => {
  const { sent } = await openShop(
    `/shop/sandbox-payment?outcome=${outcome}&transaction=SANDBOX-1a2b&amount=1999.00`,
  );
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
  expect(screen.getByText('Amount').nextElementSibling).toHaveTextContent('৳ 1999.00');
  expect(screen.getByText('SANDBOX-1a2b')).toBeVisible();
  expect(screen.getByText(/none of your orders were touched/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to checkout' })).toHaveAttribute('href', '/shop/checkout');
  expect(sent.filter(({ call }) => !call.startsWith('GET'))).toEqual([]);
});

test.each([
  '',
  '?outcome=paid&transaction=Your%20order%20is%20lost&amount=-1',
  `?outcome=toString&transaction=${'x'.repeat(31)}&amount=1999%20dollars`,
])('a return address with invalid data is not trusted: %s', async (query) => {
  await openShop(`/shop/sandbox-payment${query}`);
  expect(
    await screen.findByRole('heading', { name: "We don't know how the sandbox payment ended" }),
  ).toBeVisible();
  expect(screen.queryByText('Transaction')).not.toBeInTheDocument();
  expect(screen.queryByText('Amount')).not.toBeInTheDocument();
});
