import { createList } from '../list/create-list';
import { fetchProducts, type ListedProduct } from './products.api';

export const productsList = createList<ListedProduct>('adminProductsList', fetchProducts);
