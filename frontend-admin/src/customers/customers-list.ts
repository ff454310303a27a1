import { createList } from '../list/create-list';
import { fetchCustomers, type ListedCustomer } from './customers.api';

export const customersList = createList<ListedCustomer>('adminCustomersList', fetchCustomers);
