import type { MenuItem } from '@haberdash/kit/feature';
import { Button } from '@haberdash/kit/ui/Button';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { paletteOpened, selectIsOpen } from './palette.slice';

const Palette = lazy(() => import('./Palette'));

/** Opens the command palette, also by Ctrl-K or Cmd-K. @param pages that it finds */
export function Toolbar({ pages }: { pages: MenuItem[] }) {
  const isOpen = useSelector(selectIsOpen);
  const dispatch = useDispatch();
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      dispatch(paletteOpened());
    };
    window.addEventListener('keydown', open);
    return () => window.removeEventListener('keydown', open);
  }, [dispatch]);

  return (
    <>
      <Button
        variant="secondary"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        onClick={() => dispatch(paletteOpened())}
      >
        Find…
      </Button>
      {isOpen && (
        <Suspense>
          <Palette pages={pages} />
        </Suspense>
      )}
    </>
  );
}
