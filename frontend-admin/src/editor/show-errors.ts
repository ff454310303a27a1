import type { FormInstance } from 'antd/es/form';

/** `promises.0.title` → the field, and the first wrong one takes the focus. */
export function showErrors<Fields>(form: FormInstance<Fields>, errors: Record<string, string>): void {
  const fields = Object.entries(errors).map(([path, message]) => ({
    name: path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part)),
    errors: [/^[A-Z]/.test(message) ? message : `This ${message}`],
  }));
  form.setFields(fields as never);
  const [first] = fields;
  if (first) form.scrollToField(first.name, { focus: true });
}
