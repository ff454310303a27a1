import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field, type FieldProps } from './Field';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement>, FieldProps {
  /** Makes it a text area. */
  rows?: number;
  /** A button at the end of the field. */
  end?: ReactNode;
}

export function TextField({ label, help, error, rows, end, ...attributes }: TextFieldProps) {
  return (
    <Field label={label} help={help} error={error}>
      {(control) => (
        <>
          {/* Both elements accept the attributes and events that fields use. */}
          {rows ? (
            <textarea {...(attributes as object)} {...control} rows={rows} />
          ) : (
            <input {...attributes} {...control} />
          )}
          {end}
        </>
      )}
    </Field>
  );
}
