import type { Answer, Refusal } from '@haberdash/kit/api/client';
import { all, put, select, services, takeLeading, type SagaGenerator } from '@haberdash/kit/effects';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { FieldErrors } from './show-errors';
import { updateOf, type Update } from './update';

export interface EditorState<Saved, Fields> {
  isOpen: boolean;
  /** The form started from it; null for a new one. */
  saved: Saved | null;
  initial: Partial<Fields>;
  isChanged: boolean;
  saving: RequestState;
  fieldErrors: FieldErrors;
  /** Whether somebody else has saved a newer version. */
  isOutdated: boolean;
  update: Update<Fields> | null;
}

interface EditorOptions<Saved, Fields> {
  /** The slice's name, unique in the remote: 'pageEditor'. */
  name: string;
  fieldsOf: (saved: Saved) => Fields;
  save: (fields: Fields, saved: Saved | null) => SagaGenerator<Answer<{ message?: string }>>;
  latest?: {
    fetch: (saved: Saved) => SagaGenerator<Answer<{ data: Saved }>>;
    /** The refusal's code when somebody else has saved a newer version. */
    code: string;
  };
  /** The toast, where the server's message is none. */
  savedMessage?: string;
  onSaved?: (saved: Saved | null) => SagaGenerator<void>;
}

function createEditorSlice<Saved extends object, Fields extends object>(
  options: Pick<EditorOptions<Saved, Fields>, 'name' | 'fieldsOf' | 'latest'>,
) {
  const { name, fieldsOf } = options;
  type State = EditorState<Saved, Fields>;
  const closed: State = {
    isOpen: false,
    saved: null,
    initial: {},
    isChanged: false,
    saving: idle,
    fieldErrors: {},
    isOutdated: false,
    update: null,
  };
  return createSlice({
    name,
    initialState: () => closed,
    reducers: {
      /** With other initial values than the saved ones, there is something to save at once. */
      opened: (_, { payload }: PayloadAction<{ saved: Saved | null; initial?: Partial<Fields> }>) => {
        const { saved, initial } = payload;
        const ofSaved = saved ? fieldsOf(saved) : {};
        return {
          ...closed,
          isOpen: true,
          saved,
          initial: { ...ofSaved, ...initial },
          isChanged: saved !== null && initial !== undefined,
        };
      },
      closed: () => closed,
      changed: (state) => ({ ...(state as State), isChanged: true }),
      submitted: (state, _action: PayloadAction<Fields>) => ({
        ...(state as State),
        saving: loading,
        fieldErrors: {},
      }),
      refused: (state, { payload }: PayloadAction<Refusal>) => ({
        ...(state as State),
        saving: failed(payload),
        fieldErrors: Object.fromEntries((payload.errors ?? []).map(({ path, message }) => [path, message])),
        isOutdated: payload.code === options.latest?.code,
      }),
      latestRequested: (state, _action: PayloadAction<Fields>) => state,
      latestLoaded: (state, { payload }: PayloadAction<{ typed: Fields; latest: Saved }>) => {
        const { saved, ...rest } = state as State;
        const { typed, latest } = payload;
        const before = fieldsOf(saved ?? latest);
        const update = updateOf({ typed, before, latest: fieldsOf(latest) }, versionOf(latest));
        return { ...rest, saved: latest, saving: idle, isOutdated: false, update };
      },
    },
    selectors: { selectEditor: (state): State => state },
  });
}

/** A thing that only one admin edits has no version. */
const versionOf = (saved: { version?: number }): number => saved.version ?? 0;

/** One of a list that is loaded as a whole. Deleted by somebody else: the refusal of the next save says so. */
export function* findLatest<Loaded, Saved>(
  saved: Saved,
  fetchAll: () => SagaGenerator<Answer<{ data: Loaded }>>,
  find: (loaded: Loaded) => Saved | undefined,
): SagaGenerator<Answer<{ data: Saved }>> {
  const result = yield* fetchAll();
  return result.ok ? { ok: true, body: { data: find(result.body.data) ?? saved } } : result;
}

/** The slice and the saga of a sheet that edits something with versions, which another admin may edit, too. */
export function createEditor<Saved extends object, Fields extends object>(
  options: EditorOptions<Saved, Fields>,
) {
  const slice = createEditorSlice(options);
  const { actions } = slice;
  const { selectEditor } = slice.selectors;

  function* save({ payload }: PayloadAction<Fields>) {
    const { notifier } = yield* services();
    const { saved } = yield* select(selectEditor);
    const result = yield* options.save(payload, saved);
    if (!result.ok) {
      yield* put(actions.refused(result.refusal));
      return;
    }
    notifier.success(options.savedMessage ?? result.body.message ?? 'Saved');
    yield* put(actions.closed());
    if (options.onSaved) yield* options.onSaved(saved);
  }

  function* loadLatest({ payload: typed }: PayloadAction<Fields>) {
    const { saved } = yield* select(selectEditor);
    if (!saved || !options.latest) return;
    const result = yield* options.latest.fetch(saved);
    if (result.ok) yield* put(actions.latestLoaded({ typed, latest: result.body.data }));
    else yield* put(actions.refused(result.refusal));
  }

  function* saga(): SagaGenerator<void> {
    yield* all([
      takeLeading(actions.submitted.type, save),
      takeLeading(actions.latestRequested.type, loadLatest),
    ]);
  }

  return { slice, saga, ...actions, selectEditor };
}

export type Editor<Saved extends object, Fields extends object> = ReturnType<
  typeof createEditor<Saved, Fields>
>;
