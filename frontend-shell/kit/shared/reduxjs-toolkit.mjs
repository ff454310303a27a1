/** What remotes may import of @reduxjs/toolkit. */
export { createSlice, isAnyOf, nanoid, weakMapMemoize } from '@reduxjs/toolkit';
