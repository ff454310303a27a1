import type { ComponentProps } from 'react';
import './ui.css';

interface IconButtonProps extends ComponentProps<'button'> {
  /** The button has this accessible name. */
  label: string;
}

export function IconButton({ label, className = '', ...attributes }: IconButtonProps) {
  return <button type="button" {...attributes} aria-label={label} className={`icon-button ${className}`} />;
}
