import type { RequestState } from '@haberdash/kit/request-state';
import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface RefusalAlertProps {
  request: RequestState;
  /** A way to fix it. */
  children?: ReactNode;
}

/** Shows why the last submit was refused, for longer than a toast. */
export function RefusalAlert({ request, children }: RefusalAlertProps) {
  if (request.status !== 'failed') return null;
  return <Alert type="error" showIcon title={request.message} description={children || undefined} />;
}
