import type { AuditedFields, AuditEntry } from '../../../audit/audit-trail';
import type { Banner } from '../domain/banner';

export const auditedBanner = ({ image, headline, text, link, focalPoint }: Banner): AuditedFields => ({
  image,
  headline,
  text,
  link,
  focalPoint,
});

/** A banner without a headline goes by its picture. */
export const bannerEntry = (
  { id, headline, image }: Banner,
  entry: Pick<AuditEntry, 'action' | 'before' | 'after'>,
): AuditEntry => ({ subject: 'banner', subjectId: id, label: headline || image, ...entry });
