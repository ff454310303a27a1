import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import './ui.css';

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Shown below the field; an error replaces it. */
  help?: string;
  error?: string;
  /** Makes it a text area. */
  rows?: number;
  /** A button at the end of the field. */
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
        {/* Both elements accept the attributes and events that fields use. */}
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
