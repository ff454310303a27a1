import { useSelector } from 'react-redux';
import type { Problems } from './draft/check';
import type { Draft } from './draft/draft';
import { selectDraft, selectProblems, type variantsSlice } from './variants.slice';

type VariantsHolder = Parameters<typeof variantsSlice.selectSlice>[0];

/** Selects a part of the draft, so that a component renders again only when that part changes. */
export function useDraft<T>(read: (draft: Draft) => T, isEqual?: (one: T, other: T) => boolean): T {
  return useSelector((state: VariantsHolder) => read(selectDraft(state)), isEqual);
}

export function useProblems<T>(read: (problems: Problems) => T): T {
  return useSelector((state: VariantsHolder) => read(selectProblems(state)));
}
