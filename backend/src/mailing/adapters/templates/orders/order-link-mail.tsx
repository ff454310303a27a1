import { Text } from '@react-email/text';
import type { LinkMailKind } from '../../../domain/mail-kind';
import { Action, type MailDraft, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';
import { linkToOrder } from './link-to-order';
import type { OrderMailProps } from './order-mail-props';

/** Nothing that a shopper wrote is in it: anybody who knows number and address may ask for one, also before a payment. */
export const orderLinkMail =
  (kind: LinkMailKind) =>
  (props: OrderMailProps): MailDraft => {
    const { number } = props.order;
    const text = props.textOf(kind, { 'order number': number });
    const isOfAccount = props.guestsPage === undefined;
    return {
      subject: text.subject,
      body: (
        <MailLayout
          {...props}
          text={text}
          heading={`Your order ${number}`}
          preview={isOfAccount ? 'It is in your account.' : 'The link opens it without an account.'}
        >
          <Text style={styles.text}>
            {isOfAccount
              ? 'The order is in your account: sign in to see it.'
              : 'Whoever has the link can open the order. Please pass it on to nobody.'}
          </Text>
          <Action href={linkToOrder(props, number)}>View your order</Action>
        </MailLayout>
      ),
    };
  };
