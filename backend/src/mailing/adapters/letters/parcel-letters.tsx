import { Text } from '@react-email/text';
import type { SentParcel } from '../../../ordering/sent-parcels';
import type { ParcelMailKind } from '../../domain/mail-kind';
import { Destination } from './destination';
import { Action, type LetterDraft, type LetterFrame, LetterLayout } from './letter-layout';
import { styles } from './letter-styles';
import { linkToOrder } from './link-to-order';

interface ParcelLetterProps extends LetterFrame {
  parcel: SentParcel;
}

export const parcelLetters: Record<ParcelMailKind, (props: ParcelLetterProps) => LetterDraft> = {
  'parcel-sent': ({ parcel, ...frame }) => ({
    subject: `Your order ${parcel.orderNumber} is ${parcel.pickUpText === null ? 'on its way' : 'ready to pick up'}`,
    body: (
      <LetterLayout
        {...frame}
        heading={`Your parcel is ${parcel.pickUpText === null ? 'on its way' : 'ready to pick up'}`}
        preview={`${havePrepared(parcel)} ${piecesOf(parcel)} of order ${parcel.orderNumber}.`}
      >
        <Text style={styles.text}>
          Hello {parcel.shopperName}, {havePrepared(parcel).toLowerCase()} parcel {parcel.number} with{' '}
          {piecesOf(parcel)} of your order:
        </Text>
        <Pieces parcel={parcel} />
        <Destination of={parcel} heading="It goes to" shop={frame.shop} />
        <Carrier parcel={parcel} />
        <Action href={parcel.trackingLink ?? linkToOrder(frame, parcel.orderId)}>
          {parcel.trackingLink ? 'Track your parcel' : 'View your order'}
        </Action>
      </LetterLayout>
    ),
  }),
  'parcel-delivered': ({ parcel, ...frame }) => ({
    subject: `Your parcel ${parcel.number} is delivered`,
    body: (
      <LetterLayout
        {...frame}
        heading="Your parcel is delivered"
        preview={`${piecesOf(parcel)} of order ${parcel.orderNumber}`}
      >
        <Text style={styles.text}>
          Hello {parcel.shopperName}, parcel {parcel.number} of your order {parcel.orderNumber} is delivered.
          It has:
        </Text>
        <Pieces parcel={parcel} />
        {frame.shop.email && (
          <Text style={styles.text}>Is something wrong with it? Please write to {frame.shop.email}.</Text>
        )}
        <Action href={linkToOrder(frame, parcel.orderId)}>View your order</Action>
      </LetterLayout>
    ),
  }),
};

const havePrepared = ({ pickUpText }: SentParcel): string =>
  pickUpText === null ? 'We have sent' : 'We have ready';

function piecesOf({ lines }: SentParcel): string {
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return count === 1 ? '1 piece' : `${count} pieces`;
}

function Pieces({ parcel: { lines } }: { parcel: SentParcel }) {
  return lines.map(({ name, quantity }) => (
    <Text key={name} style={styles.text}>
      {quantity} × {name}
    </Text>
  ));
}

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
