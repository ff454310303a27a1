import { Link } from 'react-router-dom';
import type { ListColumn } from '../list/list';
import { shopTime } from '../time/shop-time';
import type { AuditEntry } from './audit.api';
import { actorLabel, subjectLabels } from './audit-labels';
import { auditOf } from './audit-links';
import ui from '../ui/ui.module.css';
import { Changes } from './Changes';

export const auditColumns: ListColumn<AuditEntry>[] = [
  { key: 'time', title: 'Time', isFixed: true, cell: time },
  { key: 'by', title: 'By', cell: actor },
  { key: 'subject', title: 'What', cell: subject },
  { key: 'action', title: 'Action', cell: ({ action }) => action },
  { key: 'changes', title: 'Changes', cell: (entry) => <Changes entry={entry} /> },
];

function time({ at }: AuditEntry) {
  return <time dateTime={at}>{shopTime(at)}</time>;
}

function actor(entry: AuditEntry) {
  const { kind, id } = entry.by;
  const named = id === null ? kind : `${kind}:${id}`;
  return <Link to={`/admin/audit?actor=${encodeURIComponent(named)}`}>{actorLabel(entry)}</Link>;
}

function subject({ topic, subjectId, label }: AuditEntry) {
  return (
    <span className={ui.stack}>
      <Link to={auditOf(subjectId)}>{label}</Link> <small>{subjectLabels[topic]}</small>
    </span>
  );
}
