import { useId, type ReactNode } from 'react';
import './ui.css';

export interface FieldProps {
  label: string;
  /** Shown below the field; an error replaces it. */
  help?: string;
  error?: string;
}

interface Control {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

/** @param children render the control with these attributes */
export function Field({
  label,
  help,
  error,
  children,
}: FieldProps & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error || help;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="field-box">
        {children({
          id,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': note ? noteId : undefined,
        })}
      </div>
      {note && (
        <p className={error ? 'field-error' : 'field-help'} id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
