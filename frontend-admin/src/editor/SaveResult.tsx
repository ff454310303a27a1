import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import type { RequestState } from '@haberdash/kit/request-state';
import { useEffect, useRef, type ReactNode } from 'react';
import { RefusalAlert } from '../ui/RefusalAlert';
import type { Update } from './update';

interface SaveResultProps<Fields> {
  form: FormInstance<Fields>;
  saving: RequestState;
  isOutdated: boolean;
  update: Update<Fields> | null;
  onLatest: () => void;
  /** The notice of the update. */
  children: ReactNode;
}

/** Why it was not saved. If somebody else has saved it, a button loads the latest version and keeps the input. */
export function SaveResult<Fields>(props: SaveResultProps<Fields>) {
  const { form, saving, isOutdated, update, onLatest, children } = props;
  useEffect(() => form.setFieldsValue(update?.fields ?? {}), [form, update]);

  return (
    <>
      <RefusalAlert request={saving}>
        {isOutdated && <Button onClick={onLatest}>Load the latest version</Button>}
      </RefusalAlert>
      {!isOutdated && children}
    </>
  );
}

interface UpdateNoticeProps {
  className?: string;
  /** The fields that came from the latest version: 'Title, Brand'. */
  updated: string;
  /** The kept fields, as items of a list. */
  children: ReactNode;
}

/** Lists what came from the latest version and what was kept. Takes over the focus of the button that loaded it. */
export function UpdateNotice({ className, updated, children }: UpdateNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1} className={className}>
      <Alert
        type="info"
        showIcon
        title="This is the latest version with your changes. Check it, then save."
        description={
          <ul>
            {updated && <li>Updated: {updated}</li>}
            {children}
          </ul>
        }
      />
    </div>
  );
}
