/** The exports of @reduxjs/toolkit that the shell shares. */
export { createSlice, isAnyOf, nanoid, weakMapMemoize } from '@reduxjs/toolkit';
