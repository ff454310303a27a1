import { readItem, writeItem } from '../../ui/storage';

const storageKey = 'deliveryMethodId';

/** The delivery chosen in this session, until the order is paid. */
export const chosenMethod = {
  get: () => readItem('sessionStorage', storageKey),
  set: (methodId: string | null) => writeItem('sessionStorage', storageKey, methodId),
};
