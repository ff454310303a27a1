import type { ShopContact } from '../../../content/shop-contact';
import type { Log } from '../../../platform/log/log';
import { newId } from '../../../shared/ids';
import { MailPreviews, type MailTextRepository, type RenderedMail } from '../../application/ports';
import { isOfPickUp, kindOf, type MailTextName } from '../../domain/default-texts';
import { Mail } from '../../domain/mail';
import { MailText } from '../../domain/mail-text';
import type { ShopPlace } from '../templates/layout/mail-layout';
import { ReactMailTemplates } from '../templates/react-mail-templates';
import { factsOf, type Sample, samples } from './sample-facts';

/** Writes e-mails by their own templates, with the shop's name and address of this moment. */
export class ReactMailPreviews extends MailPreviews {
  constructor(
    private readonly shop: ShopContact,
    private readonly place: ShopPlace,
    private readonly log: Log,
  ) {
    super();
  }

  async show(text: MailText): Promise<RenderedMail> {
    const { name } = text.state;
    const facts = factsOf(sampleOf(name));
    const templates = new ReactMailTemplates(this.shop, facts, this.place, only(text), this.log);
    const about = { kind: kindOf(name), factId: newId(), recipient: 'ada@mail.test' };
    const mail = await templates.write(Mail.write(about, new Date()).state);
    if (!mail) throw new Error(`The sample of ${name} has nothing to tell`);
    return mail;
  }
}

const only = (text: MailText): Pick<MailTextRepository, 'find'> => ({
  find: async (names) => names.map((name) => (name === text.state.name ? text : MailText.original(name))),
});

function sampleOf(name: MailTextName): Sample {
  const ofKind = samples[kindOf(name)];
  const isPickedUp = ({ parcel }: Sample) => Boolean(parcel?.pickUpText);
  return ofKind.find((sample) => isPickedUp(sample) === isOfPickUp(name))!;
}
