import { refuse } from '@haberdash/kit/testing/answers';
import { act, screen, waitFor, within } from '@testing-library/react';
import { pageOf } from '../../testing/list';
import {
  counted,
  details,
  line,
  openStockTake as open,
  put,
  small,
  stockTake,
} from '../../testing/stock-takes';

const tee = 'Counted: Pocket tee, M · Navy';

test('a refused number that the filter hides is named beside the booking, and led to or discarded', async () => {
  let isRefused = true;
  const { user, currentPath } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}/lines': ({ url }) =>
      pageOf(url.searchParams.get('q') === 'TEE-2' ? [small] : [line()]),
    [put]: () => (isRefused ? refuse(404, { code: 'NO_SUCH_LINE', message: 'Not here' }) : counted()),
  });
  await user.type(await screen.findByLabelText(tee), '8{Enter}');
  const refused = within(await screen.findByRole('list', { name: 'Numbers that were refused' }));
  expect(refused.getByText(/Not here/)).toBeVisible();
  await user.type(screen.getByLabelText('Reason'), 'Count');
  await user.type(screen.getByRole('searchbox'), 'TEE-2{Enter}');
  await waitFor(() => expect(screen.queryByLabelText(tee)).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Book and close' })).toBeDisabled();

  await user.click(refused.getByRole('link', { name: 'Pocket tee, M · Navy' }));
  expect(currentPath()).toContain('q=TEE-1');
  isRefused = false;
  await user.type(await screen.findByLabelText(tee), '{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Book and close' })).toBeEnabled());

  isRefused = true;
  await user.clear(screen.getByLabelText(tee));
  await user.type(screen.getByLabelText(tee), '9{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByRole('button', { name: 'Book and close' })).toBeEnabled();
  expect(screen.queryByText(/Not here/)).not.toBeInTheDocument();
});

test('an answer that comes after another stock-take was opened is not shown in that one', async () => {
  const late: (() => void)[] = [];
  let isLate = false;
  const afterwards = <Answer,>(answer: Answer): Answer | Promise<Answer> =>
    isLate ? new Promise((resolve) => late.push(() => resolve(answer))) : answer;
  const { user } = await open('/admin/stock-takes/take', {
    'GET /api/admin/stock-takes/{id}': ({ url }) =>
      url.pathname.endsWith('other')
        ? details({ _id: 'other', openedBy: 'Ben' })
        : afterwards(details({ openedBy: 'Ada' })),
    'GET /api/admin/stock-takes/{id}/lines': ({ url }) =>
      url.pathname.includes('other') ? pageOf([line({ title: 'Beanie' })]) : afterwards(pageOf([line()])),
    'GET /api/admin/stock-takes': pageOf([stockTake({ _id: 'other' })]),
    'POST /api/admin/stock-takes/{id}/book': () =>
      afterwards(refuse(409, { code: 'STOCK_TAKE_IS_CLOSED', message: 'It is closed' })),
    [put]: () => afterwards(refuse(503, { code: 'UNAVAILABLE', message: 'Back soon' })),
  });
  await screen.findByLabelText(tee);
  isLate = true;
  await user.type(screen.getByLabelText('Reason'), 'Count{Enter}');
  await user.type(screen.getByLabelText('Scan or type a SKU or GTIN'), 'TEE-1{Enter}');
  await user.type(screen.getByLabelText(tee), '8{Enter}');
  await user.type(screen.getByRole('searchbox'), 'tee{Enter}');
  await user.click(screen.getByRole('link', { name: 'All stock-takes' }));
  await user.click(await screen.findByRole('link', { name: /2026/ }));
  expect(await screen.findByLabelText('Counted: Beanie, M · Navy')).toHaveValue('');
  await act(async () => late.forEach((answer) => answer()));
  expect(screen.getByText(/^Ben,/)).toBeVisible();
  expect(screen.getByLabelText('Counted: Beanie, M · Navy')).toHaveValue('');
  for (const text of [/Pocket tee/, /It is closed/, /Back soon/])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
});
