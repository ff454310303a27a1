import { Text } from '@react-email/text';
import type { ShownPiece, ShownReturn } from '../../../../ordering/shown-returns';
import { Items } from '../layout/mail-lines';
import type { MailFrame } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { writtenDays } from '../layout/written-days';

export interface ReturnMailProps extends MailFrame {
  returned: ShownReturn;
}

/** The placeholders of every e-mail about a return. */
export const valuesOf = ({ number, orderNumber, shopperName }: ShownReturn) => ({
  name: shopperName,
  'order number': orderNumber,
  'return number': number,
});

/** Pieces under words that say what they have in common. Nothing where there are none. */
export function Pieces({ heading, of: pieces }: { heading?: string; of: readonly ShownPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <>
      {heading !== undefined && <Text style={styles.strong}>{heading}</Text>}
      <Items of={counted(pieces)} />
    </>
  );
}

/** Whatever the shop refuses or did not find, which costs the shopper the money for it. */
export function Refused({ returned: { pieces }, shop }: ReturnMailProps) {
  const kept = pieces.filter(({ judged }) => judged === 'kept');
  const missing = pieces.filter(({ judged }) => judged === 'not-there');
  if (kept.length + missing.length === 0) return null;
  return (
    <>
      <Pieces heading="Not accepted, so these stay yours" of={kept} />
      <Pieces heading="Not in your parcel" of={missing} />
      {shop.email && <Text style={styles.text}>Is that not right? Please write to {shop.email}.</Text>}
    </>
  );
}

/** Whatever is sent in place of pieces that come back. An exchange that ended without being sent replaces nothing. */
export function Exchanged({ of: pieces, returned: { exchange } }: ReturnMailProps & { of: ShownPiece[] }) {
  const wanted = pieces.filter(isExchangedIn(exchange));
  if (!exchange || wanted.length === 0) return null;
  return (
    <>
      <Text style={styles.strong}>You get in exchange, with order {exchange.orderNumber}</Text>
      <Items of={counted(wanted.map((piece) => ({ name: replacementOf(piece) })))} />
    </>
  );
}

/** Money goes back for these. */
export const paidOf = (returned: ShownReturn): ShownPiece[] =>
  acceptedOf(returned).filter((piece) => !isExchangedIn(returned.exchange)(piece));

const isExchangedIn =
  (exchange: ShownReturn['exchange']) =>
  ({ wanted }: ShownPiece): boolean =>
    wanted !== null && exchange?.endedAt === null;

function replacementOf({ title, wanted }: ShownPiece): string {
  const choice = [wanted?.size, wanted?.colour].filter(Boolean).join(' · ');
  return choice ? `${title} (${choice})` : title;
}

/** These are back with the shop, in whatever state. */
export const acceptedOf = ({ pieces }: ShownReturn): ShownPiece[] =>
  pieces.filter(({ judged }) => judged === 'sellable' || judged === 'damaged');

/** The page of a return has the sheet for its parcel, and opens after its shopper has signed in. A guest has the page of the order. */
export const linkToReturn = ({
  url,
  guestsPage,
  returned: { number, orderNumber },
}: ReturnMailProps): string => guestsPage ?? `${url}/shop/account/orders/${orderNumber}/returns/${number}`;

export const deadlineOf = ({ deadline }: ShownReturn): string =>
  writtenDays({ from: deadline, to: deadline });

/** Its parcel may still arrive. */
export const isAwaited = ({ state }: ShownReturn): boolean => state === 'declared' || state === 'posted';

function counted(pieces: readonly Pick<ShownPiece, 'name'>[]): { name: string; quantity: number }[] {
  const counts = new Map<string, number>();
  for (const { name } of pieces) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, quantity]) => ({ name, quantity }));
}
