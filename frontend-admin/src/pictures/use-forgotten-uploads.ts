import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { uploadsLeft } from './picture-upload.slice';

/** An upload for one of these places does not go on once the page is left. */
export function useForgottenUploads(places: string[]): void {
  const dispatch = useDispatch();
  const forget = useEffectEvent(() => void dispatch(uploadsLeft(places)));
  useEffect(() => () => forget(), []);
}
