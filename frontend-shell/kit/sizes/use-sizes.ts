import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Loadable } from '@haberdash/kit/loadable';
import type { SizeScale } from './sizes.api';
import { selectScales, sizesRequested } from './sizes.slice';

/** The scales of the shop's sizes, which it loads once. */
export function useSizes(): Loadable<SizeScale[]> {
  const dispatch = useDispatch();
  const scales = useSelector(selectScales);
  useEffect(() => {
    if (!scales.value) dispatch(sizesRequested());
  }, [scales.value, dispatch]);
  return scales;
}

/** @returns undefined for an unknown size, and while `scales` are not loaded */
export const scaleOf = (
  size: string | null | undefined,
  scales: readonly SizeScale[] | null,
): SizeScale | undefined => scales?.find(({ sizes }) => sizes.some((one) => one === size));
