import { ErrorState } from '@haberdash/kit/ui/ErrorState';
import Skeleton from 'antd/es/skeleton';
import { useEffect, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Edition, VersionText } from '../pages.api';
import { selectText, textRequested } from '../pages.slice';

interface LoadedVersionProps extends Edition {
  children: (text: VersionText) => ReactNode;
}

/** Loads the text of a version, and renders it then. */
export function LoadedVersion({ slug, version, children }: LoadedVersionProps) {
  const { value, request } = useSelector((state: Parameters<typeof selectText>[0]) =>
    selectText(state, { slug, version }),
  );
  const dispatch = useDispatch();
  const load = () => void dispatch(textRequested({ slug, version }));
  useEffect(() => void dispatch(textRequested({ slug, version })), [dispatch, slug, version]);

  if (request.status === 'failed') {
    return (
      <ErrorState title={`We couldn't load version ${version}`} onRetry={load}>
        <p>{request.message}</p>
      </ErrorState>
    );
  }
  return value ? children(value) : <Skeleton active title={false} paragraph={{ rows: 6 }} />;
}
