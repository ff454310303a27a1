import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { pictureRemoved, pictureUploaded } from '../../pictures/picture-upload.slice';
import { SmallPictureUpload } from '../../pictures/SmallPictureUpload';
import { useUpload } from '../../pictures/use-upload';

/** Where the pictures of this page are uploaded. */
const place = 'taxonomy';

export const useOptionalPicture = (): string | null => useUpload(place).url;

interface OptionalPictureProps {
  /** The saved picture. */
  saved: string | null;
  name: string;
  label: string;
  placeholder: string;
}

/** Begins with the saved picture; it is replaced or removed when the form is saved. */
export function OptionalPicture({ saved, name, label, placeholder }: OptionalPictureProps) {
  const { url } = useUpload(place);
  const dispatch = useDispatch();
  useEffect(() => {
    if (saved) dispatch(pictureUploaded({ place, url: saved }));
    return () => void dispatch(pictureRemoved(place));
  }, [dispatch, saved]);

  return (
    <SmallPictureUpload place={place} url={url ?? ''} name={name} placeholder={placeholder}>
      <p>{label}</p>
    </SmallPictureUpload>
  );
}
