// By its full name: only what the shell imports under it is shared with the remotes.
import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button';
import './ui.css';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
}

/** Looks like a button, and leads to another page. */
export function ButtonLink({ variant = 'primary', className = '', ...link }: ButtonLinkProps) {
  return <Link {...link} className={`button button-${variant} ${className}`} />;
}
