import { createList } from '../list/create-list';
import { fetchMails } from './mails.api';

export const mailsList = createList('mailsList', fetchMails);
