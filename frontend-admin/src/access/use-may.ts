import { selectUser } from '@haberdash/kit/session';
import { useSelector } from 'react-redux';
import { type May, mayOf } from './permissions';

/** @returns whether the server would let this user do it */
export function useMay(): May {
  return mayOf(useSelector(selectUser));
}
