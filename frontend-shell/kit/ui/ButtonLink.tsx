// Imported by its package name: only such imports are shared with the remotes.
import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';
import type { ButtonVariant } from './Button';
import './ui.css';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
}

/** A link styled as a button. */
export function ButtonLink({ variant = 'primary', className = '', ...link }: ButtonLinkProps) {
  return <Link {...link} className={`button button-${variant} ${className}`} />;
}
