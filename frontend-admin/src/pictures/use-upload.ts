import { useSelector } from 'react-redux';
import { pictureUploadSlice, selectUpload } from './picture-upload.slice';

type UploadsHolder = Parameters<typeof pictureUploadSlice.selectSlice>[0];

/** The upload for this place. */
export const useUpload = (place: string) => useSelector((state: UploadsHolder) => selectUpload(state, place));
