import type { FocalPoint } from '@haberdash/kit/pictures';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { Side } from '../../editor/BothStates';
import { pictureUploaded } from '../../pictures/picture-upload.slice';
import { formClosed, formOpened, latestLoaded, productKept, templateLoaded } from '../products.slice';
import { areAlike, boardOf, emptyBoard, moved, placeOf, type Board, type BoardPicture } from './board';

interface BoardState {
  board: Board;
  /** The product's pictures when they were loaded. */
  saved: Board;
  /** Whether only somebody else has changed the pictures. */
  isTaken: boolean;
  /** Both states of pictures that somebody else has changed, too. */
  conflict: Record<Side, Board> | null;
}

const withBoard = (board: Board): BoardState => ({ board, saved: board, isTaken: false, conflict: null });

export const pictureBoardSlice = createSlice({
  name: 'adminPictureBoard',
  initialState: () => withBoard(emptyBoard),
  reducers: {
    picturesAdded({ board }, { payload: ids }: PayloadAction<string[]>) {
      board.pictures.push(...ids.map((id) => ({ id, image: null, alt: '', colourId: null, isAdded: true })));
    },
    boardPictureChanged(
      { board },
      { payload }: PayloadAction<Pick<BoardPicture, 'id'> & Partial<BoardPicture>>,
    ) {
      const picture = board.pictures.find(({ id }) => id === payload.id);
      if (picture) Object.assign(picture, payload);
    },
    boardPictureRemoved({ board }, { payload }: PayloadAction<string>) {
      board.pictures = board.pictures.filter(({ id }) => id !== payload);
    },
    boardPictureMoved({ board }, { payload }: PayloadAction<{ from: number; to: number }>) {
      board.pictures = moved(board.pictures, payload.from, payload.to);
    },
    pictureCropped({ board }, { payload }: PayloadAction<{ image: string; focalPoint: FocalPoint }>) {
      board.focalPoints[payload.image] = payload.focalPoint;
    },
    boardSettled(state, { payload: side }: PayloadAction<Side>) {
      if (state.conflict) state.board = state.conflict[side];
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(pictureUploaded, ({ board }, { payload: { place, url } }) => {
        const picture = board.pictures.find(({ id }) => placeOf(id) === place);
        if (picture) picture.image = url;
      })
      .addCase(latestLoaded, (state, { payload: { product } }) => {
        const { board: mine, saved } = state;
        const theirs = boardOf(product);
        if (areAlike(theirs, saved)) return { ...withBoard(mine), saved };
        if (areAlike(mine, saved) || areAlike(mine, theirs)) return { ...withBoard(theirs), isTaken: true };
        return { board: mine, saved: theirs, isTaken: false, conflict: { mine, theirs } };
      })
      .addCase(productKept, ({ board }, { payload: { product, changedSince } }) =>
        changedSince ? { ...withBoard(board), saved: changedSince.board } : withBoard(boardOf(product)),
      )
      .addMatcher(isAnyOf(formOpened, templateLoaded, formClosed), (_state, { payload }) =>
        withBoard(payload ? boardOf(payload) : emptyBoard),
      ),
  selectors: {
    selectBoard: ({ board }) => board,
    selectIsBoardTaken: ({ isTaken }) => isTaken,
    selectBoardConflict: ({ conflict }) => conflict,
  },
});

export const {
  picturesAdded,
  boardPictureChanged,
  boardPictureRemoved,
  boardPictureMoved,
  pictureCropped,
  boardSettled,
} = pictureBoardSlice.actions;
export const { selectBoard, selectIsBoardTaken, selectBoardConflict } = pictureBoardSlice.selectors;
