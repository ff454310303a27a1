import type { FormInstance } from 'antd/es/form';
import { useEffect } from 'react';
import { hideErrors, isChanged, showErrors, type FieldErrors } from './show-errors';

/**
 * Shows the server's messages at their fields.
 * @returns to be told of changed values: it hides the messages of fields that were corrected
 */
export function useServerErrors<Fields>(
  form: FormInstance<Fields>,
  fieldErrors: FieldErrors,
): (changed: Partial<Fields>) => void {
  useEffect(() => {
    showErrors(form, fieldErrors);
    return () => hideErrors(form, Object.keys(fieldErrors));
  }, [form, fieldErrors]);
  return (changed) =>
    hideErrors(
      form,
      Object.keys(fieldErrors).filter((path) => isChanged(changed, path)),
    );
}
