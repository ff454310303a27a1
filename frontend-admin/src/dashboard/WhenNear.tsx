import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

interface WhenNearProps {
  /** The placeholder is as tall as the children. */
  placeholder: ReactNode;
  children: ReactNode;
}

/** Far down a page: shown, and so loaded, when it comes near the screen. */
export function WhenNear({ placeholder, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '0px 0px 10% 0px',
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place}>{isNear ? <Suspense fallback={placeholder}>{children}</Suspense> : placeholder}</div>
  );
}
