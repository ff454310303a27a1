import { Text } from '@react-email/text';
import type { WaitedPiece, WaitlistLink } from '../../../../waitlist/waited-pieces';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';

/** The page behind the link only asks: its buttons confirm or end. The token is behind a #, so that no server's log gets it. */
const pageOf = ({ url }: MailFrame, { token }: WaitlistLink) => `${url}/shop/waitlist#${token}`;

const nameOf = ({ title, size, colour }: WaitedPiece) =>
  [title, [size, colour].filter(Boolean).join(' \u00b7 ')].filter(Boolean).join(', ');

/** Nothing that a visitor wrote is in it: anybody may type a stranger's address. */
export function waitlistConfirmationMail(
  frame: MailFrame,
  piece: WaitedPiece,
  link: WaitlistLink,
): MailDraft {
  const product = nameOf(piece);
  const text = frame.textOf('waitlist-confirmation', { product });
  return {
    subject: text.subject,
    body: (
      <MailLayout
        shop={frame.shop}
        url={frame.url}
        text={text}
        heading="Please confirm your address"
        preview="Then we tell you once when it is back."
      >
        <Text style={styles.text}>
          Someone asked us to write to this address once {product} is back in stock. If it was you, confirm
          it.
        </Text>
        <Action href={pageOf(frame, link)}>Confirm or decline</Action>
        <Text style={styles.text}>
          Not you? Ignore this e-mail: we write nothing more, and forget the address within a week.
        </Text>
      </MailLayout>
    ),
  };
}

export function backInStockMail(frame: MailFrame, piece: WaitedPiece, link: WaitlistLink): MailDraft {
  const product = nameOf(piece);
  const text = frame.textOf('back-in-stock', { product });
  const choice = new URLSearchParams(
    Object.entries({ colour: piece.colour, size: piece.size }).filter(
      (entry): entry is [string, string] => entry[1] !== null,
    ),
  ).toString();
  return {
    subject: text.subject,
    body: (
      <MailLayout
        shop={frame.shop}
        url={frame.url}
        text={text}
        heading="It is back"
        preview={`${product} is in stock again.`}
      >
        <Text style={styles.text}>You asked us to tell you: {product} is in stock again.</Text>
        <Action href={`${frame.url}/shop/product/${piece.productId}${choice && `?${choice}`}`}>
          See it in the shop
        </Action>
        <Text style={styles.text}>
          We tell you only once. <a href={pageOf(frame, link)}>Forget my request</a>
        </Text>
      </MailLayout>
    ),
  };
}
