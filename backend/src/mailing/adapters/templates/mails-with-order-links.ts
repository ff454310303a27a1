import type { OrderLinks } from '../../../ordering/order-links';
import { MailTemplates, type RenderedMail } from '../../application/ports';
import type { MailState } from '../../domain/mail';

/** The page of an order in an account, or of one of its returns. */
const pageOfOrder = /\/shop\/account\/orders\/(HB-\d+)(?:\/returns\/R-\d+)?/g;

/** A guest has no account whose pages could open: what leads there leads to the page of the order's link. */
export class MailsWithOrderLinks extends MailTemplates {
  constructor(
    private readonly templates: MailTemplates,
    private readonly links: OrderLinks,
  ) {
    super();
  }

  async write(mail: MailState): Promise<RenderedMail | undefined> {
    const written = await this.templates.write(mail);
    const [found] = written?.html.matchAll(pageOfOrder) ?? [];
    const token = found && (await this.links.issue(found[1]!));
    if (!written || token === undefined) return written;
    const [html, text] = [written.html, written.text].map((part) =>
      part.replaceAll(pageOfOrder, `/shop/order#${token}`),
    );
    return { ...written, html: html!, text: text! };
  }
}
