import { useServices } from '@haberdash/kit/services';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import remotes from '../public/remotes.json';
import { putRemote } from './testing/deployed-remotes';
import { shopper, signedInAs } from './testing/people';
import { putIntoPage } from './testing/put-into-page';
import { remoteWith } from './testing/remotes';
import { renderShell } from './testing/render-shell';

const banners = '/api/common/feature/get';

/** Calls the API when its button is clicked. */
function Banners() {
  const { api } = useServices();
  const [count, setCount] = useState<number>();
  const ask = () => void api.GET(banners).then(({ data }) => setCount(data?.data.length));
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

/** Opens the shop's home for a signed-in shopper, on an API without banners. */
async function openHome() {
  putRemote(shop);
  const noBanners = { [`GET ${banners}`]: { success: true as const, data: [] } };
  const opened = renderShell('/shop/home', { ...signedInAs(shopper), ...noBanners });
  await screen.findByRole('heading', { name: 'Not asked yet' });
  const ask = () => opened.user.click(screen.getByRole('button', { name: 'Ask' }));
  return { ...opened, ask };
}

const expectBanners = async (count: number) =>
  expect(await screen.findByRole('heading', { name: `${count} banners` })).toBeVisible();

const twoBanners = { success: true, data: [{}, {}] };

test('a list of remotes that the page contains is not requested', async () => {
  putIntoPage('id', 'start', { remotes });
  await openHome();
  expect(globalThis.fetch).not.toHaveBeenCalledWith('/remotes.json', expect.anything());
});

test('a response that the page contains is used once', async () => {
  putIntoPage('data-response', banners, twoBanners);
  const { ask, sent } = await openHome();
  await ask();
  await expectBanners(2);
  expect(sent.map(({ call }) => call)).not.toContain(`GET ${banners}`);
  await ask();
  await expectBanners(0);
});

test('a response that the first page did not request is not used by later pages', async () => {
  putIntoPage('data-response', banners, twoBanners);
  const { ask, user } = await openHome();
  await user.click(screen.getAllByRole('link', { name: 'Later' })[0]!);
  await ask();
  await expectBanners(0);
});

test('a page restored by Back does not use the responses it contains', async () => {
  putIntoPage('id', 'start', { remotes });
  putIntoPage('data-response', banners, twoBanners);
  const backwards = [{ type: 'back_forward' }] as unknown as PerformanceNavigationTiming[];
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue(backwards);
  const { ask } = await openHome();
  await ask();
  await expectBanners(0);
  expect(globalThis.fetch).toHaveBeenCalledWith('/remotes.json', expect.anything());
});
