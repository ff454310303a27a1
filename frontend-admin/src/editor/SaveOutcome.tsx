import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import type { FormInstance } from 'antd/es/form';
import { useEffect, useRef, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BothStates } from './BothStates';
import { RefusalAlert } from '../ui/RefusalAlert';
import type { Editor } from './create-editor';
import { outcomeOf } from './show-errors';
import type { Update } from './update';

export interface FieldTexts<Fields> {
  labels: Record<keyof Fields & string, string>;
  /** What somebody else saved in a field. */
  theirs: (name: keyof Fields & string, value: unknown) => ReactNode;
}

interface SaveOutcomeProps<Saved extends { version: number }, Fields extends object> {
  editor: Editor<Saved, Fields>;
  form: FormInstance<Fields>;
  texts: FieldTexts<Fields>;
}

/** Why it was not saved. If somebody else has saved it, a button loads the latest version and keeps the input. */
export function SaveOutcome<Saved extends { version: number }, Fields extends object>(
  props: SaveOutcomeProps<Saved, Fields>,
) {
  const { editor, form, texts } = props;
  const { saving, fieldErrors, isOutdated, update } = useSelector(editor.selectEditor);
  const dispatch = useDispatch();
  useEffect(() => form.setFieldsValue(update?.fields ?? {}), [form, update]);

  if (isOutdated) {
    return (
      <RefusalAlert request={saving}>
        <Button onClick={() => dispatch(editor.latestRequested(form.getFieldsValue(true)))}>
          Load the latest version
        </Button>
      </RefusalAlert>
    );
  }
  return (
    <>
      <RefusalAlert request={outcomeOf(saving, form, fieldErrors, texts.labels)} />
      {update && <Latest key={update.version} update={update} form={form} texts={texts} />}
    </>
  );
}

interface LatestProps<Fields> {
  update: Update<Fields>;
  form: FormInstance<Fields>;
  texts: FieldTexts<Fields>;
}

/** Lists what came from the latest version and what was kept. Takes over the focus of the button that loaded it. */
function Latest<Fields>({ update: { taken, kept }, form, texts }: LatestProps<Fields>) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus(), []);
  return (
    <div ref={notice} tabIndex={-1}>
      <Alert
        type="info"
        showIcon
        title="This is the latest version with your changes. Check it, then save."
        description={
          <ul>
            {taken.length > 0 && <li>Updated: {taken.map((name) => texts.labels[name]).join(', ')}</li>}
            {kept.map(({ name, mine, theirs }) => (
              <li key={name}>
                <BothStates
                  label={texts.labels[name]}
                  theirs={texts.theirs(name, theirs)}
                  onTake={(side) => form.setFieldValue(name as never, side === 'mine' ? mine : theirs)}
                />
              </li>
            ))}
          </ul>
        }
      />
    </div>
  );
}
