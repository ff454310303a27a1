// Imported by its package name: only such imports are shared with the remotes.
import { TextField, type TextFieldProps } from '@haberdash/kit/ui/TextField';
import { useState } from 'react';

/** A password field with a button that shows the password. */
export function PasswordField(field: Omit<TextFieldProps, 'type' | 'rows' | 'end'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className="icon-button field-reveal"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Eye />
          <span className="visually-hidden">Show password</span>
        </button>
      }
    />
  );
}

function Eye() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden
    >
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" strokeLinejoin="round" />
      <circle cx="12" cy="12" r="3" />
      <path className="field-reveal-slash" d="M4 20 20 4" strokeLinecap="round" />
    </svg>
  );
}
