import type { AuditTrail } from '../../audit/audit-trail';
import type { Clock } from '../../shared/time/clock';
import type { UnitOfWork } from '../../shared/unit-of-work';
import { defaultTextOf, type MailTextName } from '../domain/default-texts';
import type { Wording } from '../domain/mail-text';
import type { MailTextRepository } from './ports';

interface EditMailTextInput {
  name: MailTextName;
  /** That the edit is based on. */
  version: number;
  wording: Wording;
}

/** E-mails that are written from then on have the new words. */
export class EditMailText {
  constructor(
    private readonly texts: MailTextRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns the version in force @throws StaleMailText, UnknownPlaceholder, NoOpening */
  execute({ name, version, wording }: EditMailTextInput): Promise<number> {
    return this.unitOfWork.run(async () => {
      const text = await this.texts.findForChange(name);
      const before = text.wording;
      text.edit(version, wording, this.clock.now());
      if (text.state.version === version) return version;
      await this.texts.save(text);
      await this.audit.record({
        subject: 'setting',
        subjectId: `e-mail-text:${name}`,
        label: `E-mail text: ${defaultTextOf(name).title}`,
        action: text.isEdited ? 'edited' : 'original words restored',
        before,
        after: text.wording,
      });
      return text.state.version;
    });
  }
}
