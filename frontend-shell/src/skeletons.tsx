import { TopbarSkeleton } from './layout/TopbarSkeleton';

/** By the remote's frame. */
export default { topbar: <TopbarSkeleton /> };
