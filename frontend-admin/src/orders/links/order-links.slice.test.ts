import { idle, loading } from '@haberdash/kit/request-state';
import {
  linkRefused,
  linkSent,
  linkSubmitted,
  orderLinksSlice,
  revocationSubmitted,
} from './order-links.slice';

const { reducer } = orderLinksSlice;

test('an answer about one order changes nothing on the page of another', () => {
  const asked = reducer(undefined, linkSubmitted('order-2'));
  expect(reducer(asked, linkSent('order-1')).sending).toEqual(loading);
  expect(reducer(asked, linkRefused({ orderId: 'order-1', message: 'No' })).sending).toEqual(loading);
  expect(reducer(asked, linkSent('order-2')).sending).toEqual(idle);
});

test('a request ends the failure of the one before', () => {
  const refused = reducer(
    reducer(undefined, linkSubmitted('order-1')),
    linkRefused({ orderId: 'order-1', message: 'No' }),
  );
  expect(reducer(refused, revocationSubmitted('order-1'))).toMatchObject({
    sending: idle,
    revoking: loading,
  });
});
