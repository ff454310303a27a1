import { useId, type InputHTMLAttributes } from 'react';
import './ui.css';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  error?: string;
  /** For a text of several lines. */
  rows?: number;
}

export function TextField({ label, error, rows, ...attributes }: TextFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const control = {
    ...attributes,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? errorId : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* What fields use of the two elements' attributes and events is alike. */}
      {rows ? <textarea {...(control as object)} rows={rows} /> : <input {...control} />}
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
    </div>
  );
}
