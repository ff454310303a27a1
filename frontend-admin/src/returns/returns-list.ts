import type { Answer } from '@haberdash/kit/api/client';
import { put, type SagaGenerator } from '@haberdash/kit/effects';
import { createList, type ListQuery } from '../list/create-list';
import { fetchReturnPage, type Return, type ReturnPage } from './returns.api';
import { counted } from './returns.slice';

export const returnsList = createList<Return>('returnsList', fetchReturns);

/** A page of returns; the counts of the tabs come with it. */
function* fetchReturns(query: ListQuery): SagaGenerator<Answer<ReturnPage>> {
  const answer = yield* fetchReturnPage(query);
  if (answer.ok) yield* put(counted(answer.body.counts));
  return answer;
}
