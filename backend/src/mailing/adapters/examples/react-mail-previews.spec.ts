import { SilentLog } from '../../../../test/support/memory/silent-log';
import { shop } from '../../../../test/support/mail-templates';
import { ShopContact } from '../../../content/shop-contact';
import { mailTextNames } from '../../domain/default-texts';
import { MailText, originalOf } from '../../domain/mail-text';
import { ReactMailPreviews } from './react-mail-previews';

class FixedContact extends ShopContact {
  current = async () => shop;
}
const place = { url: 'https://hats.test', timeZone: 'Europe/Berlin' };
const previews = new ReactMailPreviews(new FixedContact(), place, new SilentLog());

describe('the preview of an e-mail', () => {
  it.each(mailTextNames)('fills every placeholder with sample facts: %s', async (name) => {
    const { subject, html } = await previews.show(MailText.original(name));
    expect(html).toContain('Hats &amp; Caps, High Street 1, Berlin');
    expect(subject + html.replace(/<style>.*?<\/style>/s, '')).not.toMatch(/[{}]/);
  });

  it.each(mailTextNames)('shows words that are not saved: %s', async (name) => {
    const wording = { ...originalOf(name), subject: 'New: {shop name}', closing: 'See you at {shop name}!' };
    const { subject, text } = await previews.show(MailText.draft(name, wording));
    expect(subject).toBe('New: Hats & Caps');
    expect(text).toContain('See you at Hats & Caps!');
  });
});
