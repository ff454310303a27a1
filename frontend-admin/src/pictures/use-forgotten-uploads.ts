import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { pictureRemoved } from './picture-upload.slice';

/** An upload for one of these places does not go on once the page is left. */
export function useForgottenUploads(places: string[]): void {
  const dispatch = useDispatch();
  const forget = useEffectEvent(() => {
    for (const place of places) dispatch(pictureRemoved(place));
  });
  useEffect(() => () => forget(), []);
}
