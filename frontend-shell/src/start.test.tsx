import { useServices } from '@haberdash/kit/services';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import remotes from '../public/remotes.json';
import { putRemote } from './testing/deployed-remotes';
import { shopper, signedInAs } from './testing/people';
import { putIntoPage } from './testing/put-into-page';
import { remoteWith } from './testing/remotes';
import { renderShell } from './testing/render-shell';

const BANNERS = '/api/common/feature/get';

/** Asks when it is told to. */
function Banners() {
  const { api } = useServices();
  const [count, setCount] = useState<number>();
  const ask = () => void api.GET(BANNERS).then(({ data }) => setCount(data?.data.length));
  return (
    <>
      <h1>{count === undefined ? 'Not asked yet' : `${count} banners`}</h1>
      <button onClick={ask}>Ask</button>
    </>
  );
}

const shop = remoteWith({
  name: 'shop',
  routes: [
    { path: 'home', element: <Banners key="home" /> },
    { path: 'later', element: <Banners key="later" /> },
  ],
  menu: [{ label: 'Later', to: '/shop/later' }],
});

/** Opens the shop's home for somebody signed in, on an API that has no banner. */
async function openHome() {
  putRemote(shop);
  const noBanners = { [`GET ${BANNERS}`]: { success: true as const, data: [] } };
  const opened = renderShell('/shop/home', { ...signedInAs(shopper), ...noBanners });
  await screen.findByRole('heading', { name: 'Not asked yet' });
  const ask = () => opened.user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...opened, ask };
}

const expectBanners = async (count: number) =>
  expect(await screen.findByRole('heading', { name: `${count} banners` })).toBeVisible();

const twoBanners = { success: true, data: [{}, {}] };

test('the list of remotes that came with the page is not asked for', async () => {
  putIntoPage('id', 'start', { remotes });
  await openHome();
  expect(globalThis.fetch).not.toHaveBeenCalledWith('/remotes.json', expect.anything());
});

test('an answer that came with the page is given once', async () => {
  putIntoPage('data-response', BANNERS, twoBanners);
  const { ask, sent } = await openHome();
  await ask();
  await expectBanners(2);
  expect(sent.map(({ call }) => call)).not.toContain(`GET ${BANNERS}`);
  await ask();
  await expectBanners(0);
});

test('an answer that the first page did not ask for is for no other', async () => {
  putIntoPage('data-response', BANNERS, twoBanners);
  const { ask, user } = await openHome();
  await user.click(screen.getAllByRole('link', { name: 'Later' })[0]!);
  await ask();
  await expectBanners(0);
});

test('a page that the browser shows again on the way back knows nothing of now', async () => {
  putIntoPage('id', 'start', { remotes });
  putIntoPage('data-response', BANNERS, twoBanners);
  const backwards = [{ type: 'back_forward' }] as unknown as PerformanceEntryList;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(backwards);
  const { ask } = await openHome();
  await ask();
  await expectBanners(0);
  expect(globalThis.fetch).toHaveBeenCalledWith('/remotes.json', expect.anything());
});
