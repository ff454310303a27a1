import type { RequestState } from '@haberdash/kit/request-state';
import Alert from 'antd/es/alert';
import type { ReactNode } from 'react';

interface RefusalAlertProps {
  request: RequestState;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why the last submit was refused, for longer than a toast stays. */
export function RefusalAlert({ request, children }: RefusalAlertProps) {
  if (request.status !== 'failed') return null;
  return <Alert type="error" showIcon title={request.message} description={children || undefined} />;
}
