import { useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';
import { pictureRemoved } from '../../pictures/picture-upload.slice';
import { SmallPictureUpload } from '../../pictures/SmallPictureUpload';
import { useUpload } from '../../pictures/use-upload';

/** Where the pictures of this page are uploaded. */
const place = 'taxonomy';

interface OptionalPictureProps {
  /** The address of the picture; a form passes it. */
  value?: string | null;
  onChange?: (url: string | null) => void;
  name: string;
  label: string;
  placeholder: string;
}

/** A control of a form. What is uploaded becomes its value. */
export function OptionalPicture({ value, onChange, name, label, placeholder }: OptionalPictureProps) {
  const { url } = useUpload(place);
  const dispatch = useDispatch();
  const take = useEffectEvent((uploaded: string) => onChange?.(uploaded));
  useEffect(() => {
    if (!url) return;
    take(url);
    dispatch(pictureRemoved(place));
  }, [dispatch, url]);
  useEffect(() => () => void dispatch(pictureRemoved(place)), [dispatch]);

  return (
    <SmallPictureUpload
      place={place}
      url={value ?? ''}
      name={name}
      placeholder={placeholder}
      onRemove={() => onChange?.(null)}
    >
      <p>{label}</p>
    </SmallPictureUpload>
  );
}
