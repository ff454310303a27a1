import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

interface PictureUploadState {
  fileName: string;
  /** Where the uploaded picture is; null until it is. */
  url: string | null;
  uploading: RequestState;
}

const initialState: PictureUploadState = { fileName: '', url: null, uploading: idle };

/** The one picture that is being added to the shop, as a banner or with a new product. */
export const pictureUploadSlice = createSlice({
  name: 'adminPictureUpload',
  initialState,
  reducers: {
    pictureChosen: {
      // A File can't be serialised; `meta.arg` is where Redux Toolkit accepts such things.
      prepare: (file: File) => ({ payload: file.name, meta: { arg: file } }),
      reducer: (_state, { payload }: PayloadAction<string, string, { arg: File }>) => ({
        fileName: payload,
        url: null,
        uploading: loading,
      }),
    },
    pictureUploaded(state, { payload }: PayloadAction<string>) {
      state.url = payload;
      state.uploading = idle;
    },
    pictureFailed(state, { payload }: PayloadAction<{ message: string }>) {
      state.uploading = failed(payload);
    },
    pictureRemoved: () => initialState,
  },
  selectors: {
    selectFileName: (state) => state.fileName,
    selectPictureUrl: (state) => state.url,
    selectUploading: (state) => state.uploading,
  },
});

export const { pictureChosen, pictureUploaded, pictureFailed, pictureRemoved } = pictureUploadSlice.actions;
export const { selectFileName, selectPictureUrl, selectUploading } = pictureUploadSlice.selectors;
