import { Text } from '@react-email/text';
import type { Remedy, SentParcel } from '../../../../ordering/sent-parcels';
import type { ParcelMailKind } from '../../../domain/mail-kind';
import { Destination } from './destination';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { Items } from '../layout/mail-lines';
import { styles } from '../layout/mail-styles';
import { linkToOrder } from './link-to-order';
import { writtenDays } from '../layout/written-days';

interface ParcelMailProps extends MailFrame {
  parcel: SentParcel;
}

/** A parcel that is picked up has e-mails of its own: nobody sends or delivers it. */
export const parcelMails: Record<ParcelMailKind, (props: ParcelMailProps) => MailDraft | undefined> = {
  'parcel-sent': (props) => (props.parcel.pickUpText === null ? onItsWay(props) : readyToCollect(props)),
  'parcel-tracked': trackable,
  'parcel-delivered': (props) => (props.parcel.pickUpText === null ? delivered(props) : collected(props)),
  'parcel-lost': lost,
};

function onItsWay({ parcel, ...frame }: ParcelMailProps): MailDraft {
  const { orderNumber, promised, trackingLink } = parcel;
  const arrival = promised && `Expected ${writtenDays(promised)}`;
  const text = frame.textOf('parcel-sent', valuesOf(parcel));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Your parcel is on its way"
        preview={[arrival, `${itemsOf(parcel)} of order ${orderNumber}`].filter(Boolean).join(': ')}
      >
        <Items of={parcel.lines} url={frame.url} />
        {arrival && <Text style={styles.strong}>{arrival}</Text>}
        <Destination of={parcel} heading="It goes to" shop={frame.shop} />
        <Carrier parcel={parcel} />
        <Action href={trackingLink ?? linkToOrder(frame, parcel.orderNumber)}>
          {trackingLink ? 'Track your parcel' : 'View your order'}
        </Action>
      </MailLayout>
    ),
  };
}

/** There is nothing to follow without a number, nor to a parcel that is picked up. */
function trackable({ parcel, ...frame }: ParcelMailProps): MailDraft | undefined {
  const { orderNumber, pickUpText, promised, trackingLink, trackingNumber } = parcel;
  if (trackingNumber === null || pickUpText !== null) return undefined;
  const arrival = promised && `Expected ${writtenDays(promised)}`;
  const text = frame.textOf('parcel-tracked', { ...valuesOf(parcel), 'tracking number': trackingNumber });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Here is your tracking number"
        preview={`${trackingNumber}, for ${itemsOf(parcel)} of order ${orderNumber}`}
      >
        <Items of={parcel.lines} url={frame.url} />
        {arrival && <Text style={styles.strong}>{arrival}</Text>}
        <Carrier parcel={parcel} />
        <Action href={trackingLink ?? linkToOrder(frame, orderNumber)}>
          {trackingLink ? 'Track your parcel' : 'View your order'}
        </Action>
      </MailLayout>
    ),
  };
}

function readyToCollect({ parcel, ...frame }: ParcelMailProps): MailDraft {
  const { orderNumber } = parcel;
  const text = frame.textOf('parcel-ready', valuesOf(parcel));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Ready to collect"
        preview={`${itemsOf(parcel)} of order ${orderNumber}`}
      >
        <Items of={parcel.lines} url={frame.url} />
        <Destination of={parcel} heading="" shop={frame.shop} />
        <Text style={styles.text}>Please bring your order number: {orderNumber}.</Text>
        <Action href={linkToOrder(frame, parcel.orderNumber)}>View your order</Action>
      </MailLayout>
    ),
  };
}

function delivered({ parcel, ...frame }: ParcelMailProps): MailDraft {
  const text = frame.textOf('parcel-delivered', valuesOf(parcel));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Your parcel has been delivered"
        preview={`${itemsOf(parcel)} of order ${parcel.orderNumber}`}
      >
        <WhatIsInside {...frame} parcel={parcel} />
      </MailLayout>
    ),
  };
}

function collected({ parcel, ...frame }: ParcelMailProps): MailDraft {
  const text = frame.textOf('parcel-collected', valuesOf(parcel));
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Thank you for coming by"
        preview={`${itemsOf(parcel)} of order ${parcel.orderNumber}`}
      >
        <WhatIsInside {...frame} parcel={parcel} />
      </MailLayout>
    ),
  };
}

function lost({ parcel, ...frame }: ParcelMailProps): MailDraft {
  const text = frame.textOf('parcel-lost', { ...valuesOf(parcel), 'parcel number': parcel.number });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        {...frame}
        text={text}
        heading="Your parcel got lost on its way"
        preview={`${itemsOf(parcel)} of order ${parcel.orderNumber}. ${remedyFor(parcel)}`}
      >
        <Items of={parcel.lines} url={frame.url} />
        <Text style={styles.text}>{remedyFor(parcel)}</Text>
        <Action href={linkToOrder(frame, parcel.orderNumber)}>View your order</Action>
      </MailLayout>
    ),
  };
}

const remedyTexts: Record<Remedy, string> = {
  'send-again': "We're packing these items for you again, and will e-mail you when they're on their way.",
  refund: "We're refunding what they cost, and will e-mail you when the money is on its way.",
};

const remedyFor = ({ remedy }: SentParcel): string => (remedy ? remedyTexts[remedy] : '');

function WhatIsInside({ parcel, ...frame }: ParcelMailProps) {
  return (
    <>
      <Items of={parcel.lines} url={frame.url} />
      {frame.shop.email && (
        <Text style={styles.text}>Something wrong? Please write to {frame.shop.email}.</Text>
      )}
      <Action href={linkToOrder(frame, parcel.orderNumber)}>View your order</Action>
    </>
  );
}

/** The beginning of a subject: an order of one parcel needs no counting. */
function titleOf({ orderNumber, place, count }: SentParcel): string {
  if (count === 1) return `Your order ${orderNumber}`;
  return `Parcel ${place}${count === null ? '' : ` of ${count}`} of order ${orderNumber}`;
}

function parcelOf({ place, count }: SentParcel): string {
  if (count === 1) return 'your parcel';
  return count === null ? `parcel ${place}` : `parcel ${place} of ${count}`;
}

function itemsOf({ lines }: SentParcel): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 item' : `${count} items`;
}

const valuesOf = (parcel: SentParcel) => ({
  name: parcel.shopperName,
  'order number': parcel.orderNumber,
  'order or parcel': titleOf(parcel),
  parcel: parcelOf(parcel),
  items: itemsOf(parcel),
});

function Carrier({ parcel: { carrier, trackingNumber } }: { parcel: SentParcel }) {
  if (!carrier && !trackingNumber) return null;
  return (
    <Text style={styles.text}>
      {carrier && `Carrier: ${carrier}`}
      {carrier && trackingNumber && <br />}
      {trackingNumber && `Tracking number: ${trackingNumber}`}
    </Text>
  );
}
