import type { ComponentProps } from 'react';
import './ui.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows progress and ignores clicks, which `aria-busy` alone would not. */
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
      aria-busy={busy || attributes['aria-busy']}
    />
  );
}
