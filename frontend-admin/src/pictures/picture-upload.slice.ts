import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureUpload {
  fileName: string;
  /** Where the uploaded picture is; null until it is. */
  url: string | null;
  uploading: RequestState;
}

/** The pictures that are being added to the shop, by the place that each is for: 'banner', 'product', a colour's id. */
type PictureUploads = Record<string, PictureUpload>;

const initialState: PictureUploads = {};

const nothing: PictureUpload = { fileName: '', url: null, uploading: idle };

export const pictureUploadSlice = createSlice({
  name: 'adminPictureUpload',
  initialState,
  reducers: {
    pictureChosen: {
      // A File can't be serialised; `meta.arg` is where Redux Toolkit accepts such things.
      prepare: (place: string, file: File) => ({
        payload: { place, fileName: file.name },
        meta: { arg: file },
      }),
      reducer(
        uploads,
        { payload }: PayloadAction<{ place: string; fileName: string }, string, { arg: File }>,
      ) {
        uploads[payload.place] = { fileName: payload.fileName, url: null, uploading: loading };
      },
    },
    pictureUploaded(uploads, { payload: { place, url } }: PayloadAction<{ place: string; url: string }>) {
      uploads[place] = { ...uploads[place]!, url, uploading: idle };
    },
    pictureFailed(uploads, { payload }: PayloadAction<{ place: string; message: string }>) {
      uploads[payload.place]!.uploading = failed(payload);
    },
    pictureRemoved(uploads, { payload: place }: PayloadAction<string>) {
      const { [place]: _removed, ...others } = uploads;
      return others;
    },
  },
  selectors: {
    selectUpload: (uploads, place: string) => uploads[place] ?? nothing,
    selectIsUploading: (uploads) =>
      Object.values(uploads).some(({ uploading }) => uploading.status === 'loading'),
  },
});

export const { pictureChosen, pictureUploaded, pictureFailed, pictureRemoved } = pictureUploadSlice.actions;
export const { selectUpload, selectIsUploading } = pictureUploadSlice.selectors;
