/**
 * What of Redux and its toolkit the remotes share with the shell. A shared module travels whole, so sharing this
 * selection instead of the packages takes them from 17 to 9 KB (brotli).
 */
export { createSlice, isAnyOf, nanoid, weakMapMemoize } from '@reduxjs/toolkit';
export { shallowEqual, useDispatch, useSelector } from 'react-redux';
export type { Action, PayloadAction, Reducer, UnknownAction } from '@reduxjs/toolkit';
