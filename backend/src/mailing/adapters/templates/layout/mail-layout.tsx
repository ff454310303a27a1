import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Contact } from '../../../../content/shop-contact';
import { Lines } from './mail-lines';
import { darkColours, styles } from './mail-styles';
import type { WriteText, WrittenText } from './written-text';

/** Before it is rendered. */
export interface MailDraft {
  subject: string;
  body: ReactNode;
}

/** Where a shop is. */
export interface ShopPlace {
  /** The shop's address on the web. */
  url: string;
  timeZone: string;
}

/** All e-mails of a shop have this in common. */
export interface MailFrame extends ShopPlace {
  shop: Contact;
  /** Writes the words that the shop may edit. */
  textOf: WriteText;
  /** The page of the order that the e-mail is about, where its shopper is a guest without an account. */
  guestsPage?: string;
}

interface MailLayoutProps extends Pick<MailFrame, 'shop' | 'url'> {
  heading: string;
  /** Its words stand before and after the facts. */
  text?: Pick<WrittenText, 'opening' | 'closing'>;
  /** Mailboxes show the preview beside the subject. */
  preview: string;
  children: ReactNode;
}

/** The frame of every e-mail. */
export function MailLayout({ shop, url, heading, preview, text, children }: MailLayoutProps) {
  return (
    <Html lang="en">
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{darkColours}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.page}>
        <Container className="sheet" style={styles.sheet}>
          <Text style={styles.brand}>
            <Link className="ink" href={url} style={styles.brandLink}>
              {shop.name}
            </Link>
          </Text>
          <Heading as="h1" style={styles.heading}>
            {heading}
          </Heading>
          {text && <Paragraphs of={text.opening} />}
          {children}
          {text && <Paragraphs of={text.closing} />}
          <Hr className="line" style={styles.line} />
          <Imprint shop={shop} />
        </Container>
      </Body>
    </Html>
  );
}

function Paragraphs({ of: paragraphs }: { of: string[][] }) {
  return paragraphs.map((lines, place) => <Lines key={place} of={lines} />);
}

function Imprint({ shop: { name, postalAddress, email } }: { shop: Contact }) {
  const lines = [name, ...postalAddress.split('\n')].filter(Boolean);
  return (
    <Text className="muted" style={styles.small}>
      {lines.join(', ')}
      {email && (
        <>
          <br />
          <Link className="muted" href={`mailto:${email}`} style={styles.mutedLink}>
            {email}
          </Link>
        </>
      )}
    </Text>
  );
}

/** The e-mail leads to this page. */
export function Action({ href, children }: { href: string; children: string }) {
  return (
    <Section style={styles.action}>
      <Button className="action" href={href} style={styles.button}>
        {children}
      </Button>
    </Section>
  );
}
