/** The audit entries of one object. */
export const auditOf = (subjectId: string): string =>
  `/admin/audit?subjectId=${encodeURIComponent(subjectId)}`;
