import { createList } from '../list/create-list';
import { type AuditEntry, fetchEntries } from './audit.api';

export const auditList = createList<AuditEntry>('adminAuditList', fetchEntries);
