import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureUpload {
  fileName: string;
  /** That have been sent. */
  percent: number;
  /** The address of the uploaded picture; null until then. */
  url: string | null;
  uploading: RequestState;
}

/** Uploads by the place of the picture: 'banner', 'product' or a colour's id. */
type PictureUploads = Record<string, PictureUpload>;

const initialState: PictureUploads = {};

const nothing: PictureUpload = { fileName: '', percent: 0, url: null, uploading: idle };

export const pictureUploadSlice = createSlice({
  name: 'adminPictureUpload',
  initialState,
  reducers: {
    pictureChosen: {
      // A File is not serialisable; Redux Toolkit accepts such values in `meta.arg`.
      prepare: (place: string, file: File) => ({
        payload: { place, fileName: file.name },
        meta: { arg: file },
      }),
      reducer(
        uploads,
        { payload }: PayloadAction<{ place: string; fileName: string }, string, { arg: File }>,
      ) {
        uploads[payload.place] = { ...nothing, fileName: payload.fileName, uploading: loading };
      },
    },
    pictureProgressed(uploads, { payload }: PayloadAction<{ place: string; percent: number }>) {
      const upload = uploads[payload.place];
      if (upload) upload.percent = payload.percent;
    },
    pictureUploaded(uploads, { payload: { place, url } }: PayloadAction<{ place: string; url: string }>) {
      uploads[place] = { ...nothing, ...uploads[place], url, uploading: idle };
    },
    pictureFailed(uploads, { payload }: PayloadAction<{ place: string; message: string }>) {
      uploads[payload.place]!.uploading = failed(payload);
    },
    pictureRemoved(uploads, { payload: place }: PayloadAction<string>) {
      const { [place]: _removed, ...others } = uploads;
      return others;
    },
    /** The page of these places is left: what was chosen for them is given up, and their pictures stay. */
    uploadsLeft: (uploads, { payload: places }: PayloadAction<string[]>) =>
      Object.fromEntries(Object.entries(uploads).filter(([place]) => !places.includes(place))),
  },
  selectors: {
    selectUpload: (uploads, place: string) => uploads[place] ?? nothing,
    selectIsUploading: (uploads) =>
      Object.values(uploads).some(({ uploading }) => uploading.status === 'loading'),
  },
});

export const {
  pictureChosen,
  pictureProgressed,
  pictureUploaded,
  pictureFailed,
  pictureRemoved,
  uploadsLeft,
} = pictureUploadSlice.actions;
export const { selectUpload, selectIsUploading } = pictureUploadSlice.selectors;
