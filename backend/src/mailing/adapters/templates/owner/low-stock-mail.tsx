import { Column } from '@react-email/column';
import { Link } from '@react-email/link';
import { Row } from '@react-email/row';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { LowVariant } from '../../../../inventory/low-stock';
import { Action, type MailDraft, type MailFrame, MailLayout } from '../layout/mail-layout';
import { styles } from '../layout/mail-styles';

const maxListed = 50;

/** Undefined once all of them are refilled. */
export function lowStockMail(frame: MailFrame, variants: LowVariant[]): MailDraft | undefined {
  if (variants.length === 0) return undefined;
  const listed = variants.slice(0, maxListed);
  const more = variants.length - listed.length;
  const what = variants.length === 1 ? nameOf(variants[0]!) : `${variants.length} sizes and colours`;
  return {
    subject: `Low stock: ${what}`,
    body: (
      <MailLayout {...frame} heading="Stock is running low" preview={`Fewer than ten pieces: ${what}`}>
        <Text style={styles.text}>There are fewer than ten pieces of:</Text>
        <Section>
          {listed.map((variant) => (
            <Row key={`${variant.productId} ${nameOf(variant)}`}>
              <Column style={styles.lineName}>
                <Link
                  className="ink"
                  href={`${frame.url}/admin/products/${variant.productId}/stock`}
                  style={styles.link}
                >
                  {nameOf(variant)}
                </Link>
              </Column>
              <Column className="ink" style={styles.amount}>
                {' '}
                {variant.stock === 0 ? 'none' : `${variant.stock} left`}
              </Column>
            </Row>
          ))}
        </Section>
        {more > 0 && <Text style={styles.text}>And {more} more.</Text>}
        <Action href={`${frame.url}/admin/products`}>Open the products</Action>
        <Text style={styles.text}>You are told again when they fall low after you have refilled them.</Text>
      </MailLayout>
    ),
  };
}

function nameOf({ title, size, colour, sku }: LowVariant): string {
  const choice = [size, colour, sku].filter((one) => one !== null).join(' · ');
  return choice ? `${title} (${choice})` : title;
}
