import { screen, waitFor } from '@testing-library/react';
import { putRemote } from '../testing/deployed-remotes';
import { shopper, signedInAs } from '../testing/people';
import { remoteWith } from '../testing/remotes';
import { renderShell } from '../testing/render-shell';
import { reportUncaughtErrors } from './reports';

// React logs every error that a boundary catches.
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

const calls = () => jest.mocked(fetch).mock.calls.filter(([address]) => address === '/api/client-reports');
const reports = () => calls().map(([, init]) => JSON.parse(init!.body as string) as unknown);

function Broken(): never {
  throw new Error('A button came off');
}

test('an error that a boundary catches is reported once, with the path of its page and no query', async () => {
  putRemote(remoteWith({ name: 'shop', routes: [{ path: 'broken', element: <Broken /> }], Toolbar: Broken }));
  renderShell('/shop/broken?keyword=underwear', signedInAs(shopper));
  await screen.findByText('A button came off');
  await waitFor(() => expect(reports()).toHaveLength(1));
  expect(reports()).toEqual([
    {
      kind: 'error',
      source: 'boundary',
      page: '/shop/broken',
      release: 'development',
      name: 'Error',
      message: 'A button came off',
      stack: expect.stringContaining('A button came off') as string,
    },
  ]);
});

describe('an uncaught error', () => {
  beforeAll(reportUncaughtErrors);
  const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
  const reject = (reason: unknown) =>
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));

  test('reports an uncaught error, also when it is not an Error, and with its cause', async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    fail(new TypeError('No thread', { cause: new Error('The spool is empty') }));
    reject('No needle');
    await waitFor(() => expect(reports()).toHaveLength(2));
    expect(reports()).toMatchObject([
      { source: 'error', name: 'TypeError', message: 'No thread (The spool is empty)' },
      { source: 'rejection', name: 'string', message: 'No needle' },
    ]);
  });

  test("truncates an uncaught error to the server's limits", async () => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
    fail(new Error('x'.repeat(10_000)));
    await waitFor(() => expect(reports()).toHaveLength(1));
    const [{ message, stack }] = reports() as [{ message: string; stack: string }];
    expect([message.length, stack.length]).toEqual([500, 4_000]);
  });

  test('reports at most ten errors per document, and no failed report', async () => {
    const rejected = jest.fn();
    window.addEventListener('unhandledrejection', rejected);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    for (let count = 0; count < 50; count++) fail(new Error(`Stitch ${count}`));
    // A thrown object may have no message.
    fail(Object.create(null));
    await waitFor(() => expect(reports().length).toBeGreaterThan(3));
    expect(reports().length).toBeLessThanOrEqual(10);
    expect(rejected).not.toHaveBeenCalled();
  });
});
