import { failed, type RequestState } from '@haberdash/kit/request-state';
import type { FormInstance } from 'antd/es/form';

/** The server's messages by the path of the field: `promises.0.title`. */
export type FieldErrors = Record<string, string>;

/** antd names a field by the steps of its path; the indexes in it are numbers. */
const nameOf = (path: string): (string | number)[] =>
  path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const sentence = (subject: string, message: string): string =>
  /^[A-Z]/.test(message) ? message : `${subject} ${message}`;

/** Shows each message at its field. The first wrong field takes the focus. */
export function showErrors<Fields>(form: FormInstance<Fields>, errors: FieldErrors): void {
  const fields = Object.entries(errors).map(([path, message]) => ({
    name: nameOf(path),
    errors: [sentence('This', message)],
  }));
  form.setFields(fields as never);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true });
}

/** Hides the messages of these fields. antd keeps what `setFields` has shown, even when the field changes. */
export function hideErrors<Fields>(form: FormInstance<Fields>, paths: string[]): void {
  form.setFields(paths.map((path) => ({ name: nameOf(path), errors: [] })) as never);
}

/** Whether the values that have changed include this field. */
export function isChanged(changed: unknown, path: string): boolean {
  const value = nameOf(path).reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    changed,
  );
  return value !== undefined;
}

/** With one message for all wrong fields: it tells what has no field of its own, such as a list as a whole. */
export function outcomeOf<Fields>(
  saving: RequestState,
  form: FormInstance<Fields>,
  errors: FieldErrors,
  labels: Record<string, string> = {},
): RequestState {
  const hasErrors = saving.status === 'failed' && Object.keys(errors).length > 0;
  return hasErrors ? failed({ message: summaryOf(form, errors, labels) }) : saving;
}

function summaryOf<Fields>(
  form: FormInstance<Fields>,
  errors: FieldErrors,
  labels: Record<string, string>,
): string {
  const elsewhere = Object.entries(errors).filter(([path]) => !form.getFieldInstance(nameOf(path) as never));
  const told = elsewhere.map(([path, message]) => sentence(labels[path.split('.')[0]!] ?? 'This', message));
  return told.length > 0 ? `${told.join('. ')}.` : 'Please check the marked fields.';
}
