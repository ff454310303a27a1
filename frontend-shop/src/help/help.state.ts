import { sizesState } from '../reference-data/reference-data.state';

export default sizesState;
