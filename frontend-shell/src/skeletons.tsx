import { TopbarSkeleton } from './layout/frames/TopbarSkeleton';

/** The keys are the frames of remotes. */
export default { topbar: <TopbarSkeleton /> };
