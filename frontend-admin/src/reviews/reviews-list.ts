import { createList } from '../list/create-list';
import { fetchReviews } from './reviews.api';

export const reviewsList = createList('reviewsList', fetchReviews);
