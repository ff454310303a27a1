import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { pictureChosen, pictureRemoved } from '../../pictures/picture-upload.slice';
import { formChanged } from '../products.slice';
import { maxBoardPictures, placeOf, type BoardPicture } from './board';
import { boardPictureMoved, boardPictureRemoved, picturesAdded } from './picture-board.slice';

/**
 * The changes that an admin makes to the pictures, each announced to screen readers.
 * @param isLocked whether the pictures keep their order, because they are being saved
 */
export function useBoardChanges(pictures: BoardPicture[], isLocked: boolean) {
  const files = useRef(new Map<string, File>());
  const [news, setNews] = useState('');
  const dispatch = useDispatch();

  const room = maxBoardPictures - pictures.length;
  const add = (chosen: File[]) => {
    const added = chosen.slice(0, room).map((file) => ({ id: nanoid(), file }));
    dispatch(picturesAdded(added.map(({ id }) => id)));
    for (const { id, file } of added) {
      files.current.set(id, file);
      dispatch(pictureChosen(placeOf(id), file));
    }
    setNews(
      chosen.length > room
        ? `Only ${room} more fit: a product has at most ${maxBoardPictures} pictures.`
        : '',
    );
  };
  const announceMove = (from: number, to: number, text: string) => {
    if (from === to || isLocked) return;
    dispatch(boardPictureMoved({ from, to }));
    dispatch(formChanged());
    setNews(text);
  };
  const move = (from: number, to: number) =>
    announceMove(from, to, `Picture ${from + 1} moved to position ${to + 1} of ${pictures.length}`);
  const makeMain = (from: number) => announceMove(from, 0, `Picture ${from + 1} is the main picture now`);
  const remove = (id: string) => {
    dispatch(boardPictureRemoved(id));
    dispatch(pictureRemoved(placeOf(id)));
    dispatch(formChanged());
  };
  const retry = (id: string) => {
    const file = files.current.get(id);
    if (file) dispatch(pictureChosen(placeOf(id), file));
  };
  return { news, add, move, remove, makeMain, retry, room };
}
