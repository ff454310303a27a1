import MailComposer from 'nodemailer/lib/mail-composer';
import type { Envelope, RenderedMail } from '../../application/ports';

/** Returns the message with its headers, and the HTML and text versions. */
export function composeMessage(
  { sender, subject, html, text }: RenderedMail,
  { recipient, messageId }: Envelope,
  from: string,
): Promise<Buffer> {
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return new MailComposer({
    from: { name: sender, address: from },
    to: recipient,
    subject,
    html,
    text,
    messageId: `<${messageId}@${domain}>`,
    // Mailboxes that answer for somebody who is away don't answer these (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
}
