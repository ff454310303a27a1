import { OrderDetails } from '@haberdash/kit/orders/OrderDetails';
import { Parcels } from '@haberdash/kit/orders/Parcels';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { order } from '../testing/samples';

const clock = { timeZone: 'Asia/Tokyo' };
const lateInLondon = '2026-11-25T20:05:00.000Z';

test('all days of an order that are written out follow one clock', () => {
  const placed = order({
    ...{ orderDate: lateInLondon, history: [] },
    parcels: [
      {
        ...{ _id: 'parcel-1', parcelNumber: 'HB-10001-1', status: 'sent', pieces: [] },
        ...{ carrier: null, trackingNumber: null, trackingLink: null, remedy: null },
        ...{ packedDate: lateInLondon, sentDate: lateInLondon, deliveredDate: null, lostDate: null },
      },
    ],
  });
  render(
    <MemoryRouter>
      <OrderDetails
        {...clock}
        order={placed}
        parcels={<Parcels {...clock} order={placed} />}
        pathOfPage={() => ''}
      >
        {null}
      </OrderDetails>
    </MemoryRouter>,
  );
  expect(screen.getByText('2026-11-25 · 26 November 2026')).toBeVisible();
  expect(screen.getByText('26 Nov 2026, 05:05')).toBeVisible();
  expect(screen.getByText(/26 November 2026$/, { selector: '[data-parcel]' })).toBeVisible();
});
