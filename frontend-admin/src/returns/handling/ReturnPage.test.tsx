import { refuse, type Answers } from '@haberdash/kit/testing/answers';
import { renderRemote } from '@haberdash/kit/testing/render-remote';
import { screen, waitFor, within } from '@testing-library/react';
import remote from '../../remote';
import { arrivedReturn, declaredReturn } from '../../testing/returns';
import type { Return } from '../returns.api';
import type { JudgedPieces } from './return.api';

const read = 'GET /api/admin/returns/{id}';
const judge = 'PUT /api/admin/returns/{id}/judgements';
const preview = 'POST /api/admin/returns/{id}/settle/preview';
const settle = 'POST /api/admin/returns/{id}/settle';
const cancel = 'POST /api/admin/returns/{id}/cancel';

const settlement = { amount: 39.99, pieces: 44.99, delivery: 0, fee: 5, left: 79.98 };
const judgedReturn: Return = {
  ...arrivedReturn,
  pieces: arrivedReturn.pieces.map((piece) => ({ ...piece, judged: 'sellable' as const })),
};

const open = (answers: Answers) => renderRemote(remote, { path: '/admin/returns/r-1', answers });
const show = (one: Return) => ({ [read]: { success: true as const, data: one } });
const piece = (number: number) =>
  within(screen.getByRole('group', { name: new RegExp(`^Item ${number} of`) }));

test('pieces are judged by keys one after the other, undone, and saved with Enter', async () => {
  let one = arrivedReturn;
  const { user, sent } = await open({
    [read]: () => ({ success: true, data: one }),
    [judge]: ({ body }) => {
      const { pieces } = body as { pieces: JudgedPieces };
      const judgedAs = (id: string) => pieces.find(({ pieceId }) => pieceId === id)!.judged;
      one = { ...one, pieces: one.pieces.map((piece) => ({ ...piece, judged: judgedAs(piece._id) })) };
      return { success: true, message: 'The pieces are judged' };
    },
    [preview]: { success: true, data: settlement },
  });
  await screen.findByRole('form', { name: 'Judge the items' });
  await waitFor(() => expect(piece(1).getByRole('radio', { name: 'Back on sale' })).toHaveFocus());
  await user.keyboard('1');
  expect(piece(1).getByRole('radio', { name: 'Back on sale' })).toBeChecked();
  expect(piece(2).getByRole('radio', { name: 'Back on sale' })).toHaveFocus();
  await user.keyboard('3');
  expect(piece(2).getByRole('radio', { name: 'Refused' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Save 2 of 2 judgements' })).toHaveFocus();
  await user.keyboard('u');
  expect(piece(2).getByRole('radio', { name: 'Refused' })).not.toBeChecked();
  await user.keyboard('2');
  expect(sent.some(({ call }) => call.startsWith('PUT '))).toBe(false);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Settle' })).toBeVisible();
  expect(sent.filter(({ call }) => call.startsWith('PUT ')).map(({ body }) => body)).toEqual([
    {
      pieces: [
        { pieceId: 'p-1', judged: 'sellable' },
        { pieceId: 'p-2', judged: 'damaged' },
      ],
    },
  ]);
});

test('the amount is shown before it moves, and what was seen is sent', async () => {
  const { user, sent } = await open({
    ...show(judgedReturn),
    [preview]: { success: true, data: settlement },
    [settle]: { success: true, message: 'The return is settled' },
  });
  expect(
    await screen.findByText('$39.99 goes back to Sam Shopper, of $79.98 that is left of the payment.'),
  ).toBeVisible();
  expect(screen.getByText('− $5.00')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Give $39.99 back' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/admin/returns/r-1/settle')?.body).toEqual({
      amount: 39.99,
      left: 79.98,
    }),
  );
});

test('an amount that changed meanwhile is refused, and the new one shown', async () => {
  let amount = 39.99;
  const { user } = await open({
    ...show(judgedReturn),
    [preview]: () => ({ success: true, data: { ...settlement, amount } }),
    [settle]: () => {
      amount = 20;
      return refuse(409, { code: 'RETURN_CHANGED', message: 'The amount has changed' });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Give $39.99 back' }));
  expect(await screen.findByText('The amount has changed')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Give $20.00 back' })).toBeVisible();
});

test('where no money goes back, the return is settled without any', async () => {
  await open({
    ...show(judgedReturn),
    [preview]: { success: true, data: { ...settlement, pieces: 0, fee: 0, amount: 0 } },
  });
  expect(await screen.findByRole('button', { name: 'Settle without money' })).toBeVisible();
});

test('a return is cancelled only after a question, and no longer once a piece is judged', async () => {
  const { user, sent } = await open({
    ...show(declaredReturn),
    [cancel]: { success: true, message: 'The return is cancelled' },
  });
  await user.click(await screen.findByRole('button', { name: 'Cancel the return' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(sent.some(({ call }) => call.startsWith('POST '))).toBe(false);
  await user.click(dialog.getByRole('button', { name: 'Cancel the return' }));
  await waitFor(() =>
    expect(sent.some(({ call }) => call === 'POST /api/admin/returns/r-1/cancel')).toBe(true),
  );
});

test('a judged return offers no cancellation', async () => {
  await open({ ...show(judgedReturn), [preview]: { success: true, data: settlement } });
  await screen.findByRole('button', { name: 'Give $39.99 back' });
  expect(screen.queryByRole('button', { name: 'Cancel the return' })).not.toBeInTheDocument();
});

test('exchanged pieces say what is wanted, and that their money does not move', async () => {
  const wanted = { variantId: 'shirt-l', size: 'L', colour: 'Navy' };
  const exchange = {
    ...{ orderId: 'o-2', orderNumber: 'HB-10002', state: 'released' as const, heldUntil: '2026-12-15' },
  };
  const pieces = judgedReturn.pieces.map((one, place) => (place === 0 ? { ...one, wanted } : one));
  await open({
    ...show({ ...judgedReturn, exchange, pieces }),
    [preview]: { success: true, data: { ...settlement, amount: 44.99, fee: 0, difference: 5 } },
  });
  expect(await screen.findByText('Wants L · Navy instead')).toBeVisible();
  expect((await screen.findByText('Exchanged')).nextElementSibling).toHaveTextContent(
    '1 item, whose money does not move',
  );
  expect(screen.getByText('Exchanged for less').nextElementSibling).toHaveTextContent('$5.00');
  const link = screen.getByRole('link', { name: 'HB-10002' });
  expect(link).toHaveAttribute('href', '/admin/orders?order=o-2');
  expect(link.closest('dd')).toHaveTextContent('HB-10002, to be sent, or sent');
});

test('the last judgement of a held exchange says what it does', async () => {
  const exchange = {
    ...{ orderId: 'o-2', orderNumber: 'HB-10002', state: 'held' as const, heldUntil: '2026-12-15' },
  };
  await open(show({ ...arrivedReturn, exchange }));
  expect(await screen.findByText(/with the last one its exchange can be sent/)).toBeVisible();
  expect(screen.getByText(/held until 15 December 2026 or while the return is checked/)).toBeVisible();
});
