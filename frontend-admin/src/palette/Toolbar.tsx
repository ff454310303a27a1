import { selectUser } from '@haberdash/kit/session';
import { Button } from '@haberdash/kit/ui/Button';
import { lazy, Suspense, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { AdminFeature } from '../access/admin-feature';
import { openFeatures } from '../access/may-open';
import { palettePagesOf } from '../menu/sections';
import { paletteOpened, selectIsOpen } from './palette.slice';

const Palette = lazy(() => import('./Palette'));

/** Opens the command palette, also by Ctrl-K or Cmd-K. It finds the pages that the user may open. */
export function Toolbar({ features }: { features: readonly AdminFeature[] }) {
  const user = useSelector(selectUser);
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
          <Palette pages={palettePagesOf(openFeatures(features, user))} />
        </Suspense>
      )}
    </>
  );
}
