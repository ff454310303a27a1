import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { pictureChosen, pictureRemoved, pictureUploaded } from '../../pictures/picture-upload.slice';
import { formChanged } from '../products.slice';
import { maxBoardPictures, placeOf, type BoardPicture } from './board';
import {
  boardPictureChanged,
  boardPictureMoved,
  boardPictureRemoved,
  picturesAdded,
} from './picture-board.slice';

/** The changes that an admin makes to the pictures, each announced to screen readers. */
export function useBoardChanges(pictures: BoardPicture[], mainImage: string | undefined) {
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
    setNews(chosen.length > room ? `Only ${room} more fit: a product has at most 12 pictures.` : '');
  };
  const move = (from: number, to: number) => {
    if (from === to) return;
    dispatch(boardPictureMoved({ from, to }));
    dispatch(formChanged());
    setNews(`Picture ${from + 2} moved to position ${to + 2} of ${pictures.length + 1}`);
  };
  const remove = (id: string) => {
    dispatch(boardPictureRemoved(id));
    dispatch(pictureRemoved(placeOf(id)));
    dispatch(formChanged());
  };
  /** The main picture takes its place. */
  const makeMain = ({ id, image }: BoardPicture) => {
    if (!image || !mainImage) return;
    dispatch(pictureUploaded({ place: 'product', url: image }));
    dispatch(boardPictureChanged({ id, image: mainImage, alt: '', colourId: null }));
    dispatch(formChanged());
    setNews(`Picture ${pictures.findIndex((picture) => picture.id === id) + 2} is the main picture now`);
  };
  const retry = (id: string) => {
    const file = files.current.get(id);
    if (file) dispatch(pictureChosen(placeOf(id), file));
  };
  return { news, add, move, remove, makeMain, retry, room };
}
