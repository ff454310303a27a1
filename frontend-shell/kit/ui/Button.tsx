import type { ComponentProps, MouseEvent } from 'react';
import './ui.css';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'link';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  /** Shows progress and ignores clicks. It keeps the focus, which a disabled button would lose. */
  busy?: boolean;
}

export function Button({
  variant = 'primary',
  busy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const { className = '', ...attributes } = rest;
  return (
    <button
      {...attributes}
      type={type}
      className={`button button-${variant} ${className}`}
      aria-disabled={busy || attributes['aria-disabled']}
      aria-busy={busy || attributes['aria-busy']}
      onClick={busy ? ignore : onClick}
    />
  );
}

/** Also keeps a form from being submitted, with Enter too. */
function ignore(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
