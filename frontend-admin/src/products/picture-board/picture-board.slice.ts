import type { Refusal } from '@haberdash/kit/api/client';
import { failed, idle, loading, type RequestState } from '@haberdash/kit/request-state';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { pictureUploaded } from '../../pictures/picture-upload.slice';
import type { FocalPoint } from '@haberdash/kit/pictures';
import type { ProductDetails } from '../products.api';
import { sheetOpened, templateLoaded } from '../products.slice';
import { boardOf, moved, placeOf, type Board, type BoardPicture } from './board';

interface BoardState {
  /** Null until it is opened: then the product keeps its pictures. */
  board: Board | null;
  request: RequestState;
}

const initialState: BoardState = { board: null, request: idle };

export const pictureBoardSlice = createSlice({
  name: 'adminPictureBoard',
  initialState: () => initialState,
  reducers: {
    /** With the product's id; null for a new one. */
    boardOpened(state, { payload: id }: PayloadAction<string | null>) {
      if (id) state.request = loading;
      else state.board = { pictures: [], focalPoints: {} };
    },
    boardLoaded(state, { payload }: PayloadAction<ProductDetails>) {
      state.board = boardOf(payload);
      state.request = idle;
    },
    boardFailed(state, { payload }: PayloadAction<Refusal>) {
      state.request = failed(payload);
    },
    picturesAdded({ board }, { payload: ids }: PayloadAction<string[]>) {
      board?.pictures.push(...ids.map((id) => ({ id, image: null, alt: '', colourId: null, isAdded: true })));
    },
    boardPictureChanged(
      { board },
      { payload }: PayloadAction<Pick<BoardPicture, 'id'> & Partial<BoardPicture>>,
    ) {
      const picture = board?.pictures.find(({ id }) => id === payload.id);
      if (picture) Object.assign(picture, payload);
    },
    boardPictureRemoved({ board }, { payload }: PayloadAction<string>) {
      if (board) board.pictures = board.pictures.filter(({ id }) => id !== payload);
    },
    boardPictureMoved({ board }, { payload }: PayloadAction<{ from: number; to: number }>) {
      if (board) board.pictures = moved(board.pictures, payload.from, payload.to);
    },
    pictureCropped({ board }, { payload }: PayloadAction<{ image: string; focalPoint: FocalPoint }>) {
      if (board) board.focalPoints[payload.image] = payload.focalPoint;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureUploaded, ({ board }, { payload: { place, url } }) => {
        const picture = board?.pictures.find(({ id }) => placeOf(id) === place);
        if (picture) picture.image = url;
      })
      .addMatcher(isAnyOf(sheetOpened, templateLoaded), () => initialState),
  selectors: {
    selectBoard: ({ board }) => board,
    selectBoardRequest: ({ request }) => request,
  },
});

export const {
  boardOpened,
  boardLoaded,
  boardFailed,
  picturesAdded,
  boardPictureChanged,
  boardPictureRemoved,
  boardPictureMoved,
  pictureCropped,
} = pictureBoardSlice.actions;
export const { selectBoard, selectBoardRequest } = pictureBoardSlice.selectors;
