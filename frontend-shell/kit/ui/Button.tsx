import type { ButtonHTMLAttributes } from 'react';
import './ui.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: 'primary' | 'secondary' | 'quiet';
  /** Shows that work is under way and takes no clicks meanwhile. */
  busy?: boolean;
}

export function Button({ variant = 'primary', busy = false, type = 'button', ...rest }: ButtonProps) {
  const { className = '', disabled, ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={`button button-${variant} ${className}`}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    />
  );
}
