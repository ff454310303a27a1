import { useSelector } from 'react-redux';
import type { Problems } from './check';
import type { Draft } from './draft';
import { selectDraft, selectProblems, type variantsSlice } from './variants.slice';

type VariantsHolder = Parameters<typeof variantsSlice.selectSlice>[0];

/** One thing about the draft: a component is rendered again when that changes, and not with every key in a table. */
export function useDraft<T>(read: (draft: Draft) => T, isEqual?: (one: T, other: T) => boolean): T {
  return useSelector((state: VariantsHolder) => read(selectDraft(state)), isEqual);
}

export function useProblems<T>(read: (problems: Problems) => T): T {
  return useSelector((state: VariantsHolder) => read(selectProblems(state)));
}
