import { countryName } from '@haberdash/kit/countries/country-name';
import { day } from '@haberdash/kit/day';
import { noNotes } from '@haberdash/kit/labels';
import { isPickedUp } from '@haberdash/kit/orders/destination';
import { DestinationLines } from '@haberdash/kit/orders/DestinationLines';
import { shopCountry, shopName } from '@haberdash/kit/page-meta';
import { Barcode } from '@haberdash/kit/printing/Barcode';
import { variantLabel } from '@haberdash/kit/variant-label';
import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { detailsRequested, selectDetails } from '../../shop-settings/shop-settings.slice';
import type { ListedOrder } from '../orders.api';
import styles from './packing-slips.module.css';
import { slipsOf, type PackingSlip } from './pieces-left';

/** Each parcel has a page of its own, without prices. */
export function PackingSlips({ orders }: { orders: ListedOrder[] }) {
  const dispatch = useDispatch();
  useEffect(() => void dispatch(detailsRequested()), [dispatch]);
  return orders.flatMap((order) =>
    slipsOf(order).map((slip) => <Slip key={slip.number} order={order} slip={slip} />),
  );
}

function Slip({ order, slip: { of, number, items } }: { order: ListedOrder; slip: PackingSlip }) {
  const { orderDate, addressInfo, delivery } = order;
  const { phone, notes } = addressInfo;
  return (
    <section className={styles.slip} aria-label={`Packing slip of ${of} ${number}`}>
      <header>
        <h2>{number}</h2>
        <Barcode text={number} />
        <p>{[shopName(), day(orderDate), delivery?.name].filter(Boolean).join(' · ')}</p>
      </header>
      <address>
        {isPickedUp(order) && <span>Pick-up</span>}
        <DestinationLines order={order} />
        {isAtHome(order) && <span>{countryName(shopCountry())}</span>}
        {phone && <span>{phone}</span>}
        {notes && notes !== noNotes && <span>{notes}</span>}
      </address>
      <table>
        <thead>
          <tr>
            <th scope="col">Quantity</th>
            <th scope="col">Item</th>
            <th scope="col">SKU</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.variantId}>
              <td>{item.quantity}</td>
              <td>{[item.title, variantLabel(item)].filter(Boolean).join(', ')}</td>
              <td>{item.sku}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Sender order={order} />
    </section>
  );
}

/** The address lines leave out the shop's own country, which a carrier needs. */
const isAtHome = (order: ListedOrder): boolean =>
  !isPickedUp(order) && (order.addressInfo.country ?? shopCountry()) === shopCountry();

/** Where the parcel comes from, and how something goes back. */
function Sender({ order: { orderNumber } }: { order: ListedOrder }) {
  const { value: shop } = useSelector(selectDetails);
  if (!shop) return null;
  const lines = [shop.name, ...shop.postalAddress.split('\n'), countryName(shop.country)].filter(Boolean);
  const mail = shop.email ? ` or write to ${shop.email}` : '';
  return (
    <footer className={styles.sender}>
      <p>From: {lines.join(', ')}</p>
      <p>
        Does something not fit? Open order {orderNumber} in your account and choose “Send something back”
        {mail}.
      </p>
    </footer>
  );
}
