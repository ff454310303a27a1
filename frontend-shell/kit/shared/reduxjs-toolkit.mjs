/** The exports of the package @reduxjs/toolkit that the shell shares. */
export { createSlice, isAnyOf, nanoid, weakMapMemoize } from '@reduxjs/toolkit';
