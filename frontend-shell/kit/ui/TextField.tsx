import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './ui.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What to know before typing; an error takes its place. */
  help?: string;
  error?: string;
  /** For a text of several lines. */
  rows?: number;
  /** A button at the field's end. */
  end?: ReactNode;
}

export function TextField({ label, help, error, rows, end, ...attributes }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || help;
  const control = {
    ...attributes,
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': note ? noteId : undefined,
  };
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {/* What fields use of the two elements' attributes and events is alike. */}
        {rows ? <textarea {...(control as object)} rows={rows} /> : <input {...control} />}
        {end}
      </div>
      {note && (
        <p className={error ? 'field-error' : 'field-help'} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
