import type { FormInstance } from 'antd/es/form';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BothStates } from './BothStates';
import type { Editor } from './create-editor';
import { SaveResult, UpdateNotice } from './SaveResult';
import { outcomeOf } from './show-errors';

export interface FieldTexts<Fields> {
  labels: Record<keyof Fields & string, string>;
  /** Shows the value of a field that somebody else saved. */
  theirs: (name: keyof Fields & string, value: unknown) => ReactNode;
}

interface SaveOutcomeProps<Saved extends object, Fields extends object> {
  editor: Editor<Saved, Fields>;
  form: FormInstance<Fields>;
  texts: FieldTexts<Fields>;
}

/** The result of saving by an editor. */
export function SaveOutcome<Saved extends object, Fields extends object>(
  props: SaveOutcomeProps<Saved, Fields>,
) {
  const { editor, form, texts } = props;
  const { saving, fieldErrors, isOutdated, update } = useSelector(editor.selectEditor);
  const dispatch = useDispatch();

  return (
    <SaveResult
      form={form}
      saving={isOutdated ? saving : outcomeOf(saving, form, fieldErrors, texts.labels)}
      isOutdated={isOutdated}
      update={update}
      onLatest={() => dispatch(editor.latestRequested(form.getFieldsValue(true)))}
    >
      {update && (
        <UpdateNotice
          key={update.version}
          updated={update.taken.map((name) => texts.labels[name]).join(', ')}
        >
          {update.kept.map(({ name, mine, theirs }) => (
            <li key={name}>
              <BothStates
                label={texts.labels[name]}
                theirs={texts.theirs(name, theirs)}
                onTake={(side) => form.setFieldValue(name as never, side === 'mine' ? mine : theirs)}
              />
            </li>
          ))}
        </UpdateNotice>
      )}
    </SaveResult>
  );
}
