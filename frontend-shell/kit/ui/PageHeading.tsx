import { firstEntry } from '@haberdash/kit/history-state';
import { shopName } from '../page-meta';
import { useLocation } from 'react-router-dom';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';

interface PageHeadingProps {
  /** The document's title before the shop's name: 'Orders · Admin'. */
  title?: string;
  className?: string;
  children: ReactNode;
}

/** The first element of every page: sets the document's title, and takes the focus after a navigation. */
export function PageHeading({ title, className, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();

  const onArrival = useEffectEvent(() => {
    if (key === firstEntry || hasFocus(heading.current?.closest('main'))) return;
    heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => onArrival(), [pathname]);

  return (
    <>
      <title>{title ? `${title} · ${shopName()}` : shopName()}</title>
      <h1 ref={heading} className={className} tabIndex={-1}>
        {children}
      </h1>
    </>
  );
}

/** Whether an element of the page has taken the focus itself. */
function hasFocus(page: Element | null | undefined): boolean {
  return page?.contains(document.activeElement) ?? false;
}
