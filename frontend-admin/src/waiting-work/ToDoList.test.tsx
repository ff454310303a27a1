import { refuse } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { act, screen, within } from '@testing-library/react';
import { menuWithCounts } from '../menu/menu-with-counts';
import { menuOf } from '../menu/sections';
import { features } from '../features';
import remote from '../remote';
import { banners } from '../testing/dashboard';
import { report } from '../testing/report';
import { waitingWork } from '../testing/waiting-work';
import type { WaitingWork } from './waiting-work.api';
import { waitingWorkRequested } from './waiting-work.slice';

async function open(answer: () => unknown) {
  const page = await renderRemote(remote, {
    path: '/admin/dashboard',
    answers: {
      'GET /api/common/feature/get': banners(),
      'GET /api/admin/reports/dashboard': report(),
      'GET /api/admin/waiting-work': answer as never,
    },
  });
  // The menu does it in the shell.
  await act(async () => page.store.dispatch(waitingWorkRequested()));
  return page;
}

const toDo = async () => within(await screen.findByRole('region', { name: 'To do' }));

test('what waits is listed before the figures, and each task opens its rows', async () => {
  await open(() =>
    waitingWork({
      toSend: { count: 1_000, isExact: false },
      late: { count: 2, isExact: true },
      draftsDue: { count: 4, isExact: true },
      newReviews: { count: 3, isExact: true },
    }),
  );
  const links = await (await toDo()).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Late orders2', '/admin/sending?toSend=late'],
    ['Orders to send1,000+', '/admin/sending?toSend=all'],
    ['Drafts due4', '/admin/products?planned=today'],
    ['Reviews since yesterday3', '/admin/reviews?hidden=false&from=2026-11-19T00:00:00.000Z'],
  ]);
  const regions = screen.getAllByRole('region').map((region) => region.getAttribute('aria-label') ?? '');
  expect(regions.indexOf('Sales')).toBeGreaterThan(0);
});

test('without any work the list says so', async () => {
  await open(() => waitingWork());
  expect(await (await toDo()).findByText('Nothing waits for you.')).toBeVisible();
});

test('loading what waits can be retried', async () => {
  let isAway = true;
  const away = refuse(503, { code: 'UNAVAILABLE', message: 'The shop is closed for a moment' });
  const { user } = await open(() => (isAway ? away : waitingWork()));
  const list = await toDo();
  expect(await list.findByRole('heading', { name: "We couldn't load what is to do" })).toBeVisible();

  isAway = false;
  await user.click(list.getByRole('button', { name: 'Try again' }));
  expect(await (await toDo()).findByText('Nothing waits for you.')).toBeVisible();
});

test('the menu counts the work on its pages, and a section counts each piece of work once', () => {
  const exactly = (count: number) => ({ count, isExact: true });
  const { work } = waitingWork({ toSend: exactly(7), late: exactly(2), returnsToJudge: exactly(1) }).data;
  const counts = (given: WaitingWork['work']) =>
    menuWithCounts(menuOf(features), given).flatMap(({ label, count, items = [] }) => [
      ...(count ? [`${label} ${count}`] : []),
      ...items.flatMap((item) => (item.count ? [`${item.label} ${item.count}`] : [])),
    ]);
  expect(counts(work)).toEqual(['Orders 8', 'To send 7', 'Late 2', 'Returns 1']);
  expect(counts({ ...work, toSend: { count: 1_000, isExact: false } })).toContain('Orders 1,001+');
});
