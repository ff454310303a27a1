import { TopbarSkeleton } from './layout/frames/TopbarSkeleton';

/** By the remote's frame. */
export default { topbar: <TopbarSkeleton /> };
