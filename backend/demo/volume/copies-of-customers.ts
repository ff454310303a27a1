import { type CopyStep, openedEarlier } from './copy-plan';

/** Nobody can sign in as one of them. What they bought is added with their orders. */
export const copiesOfCustomers: CopyStep[] = [
  {
    name: 'customers',
    sql: `
      INSERT INTO identity.users (id, user_name, email, password_hash, role, created_at, last_seen_at)
      SELECT c.id, u.user_name || ' ' || c.copy, split_part(u.email, '@', 1) || '.' || c.copy || '@volume.haberdash.test',
             u.password_hash, u.role, u.created_at - ${openedEarlier} - c.copy * interval '7 minutes',
             u.created_at - c.copy * interval '7 minutes'
        FROM customer_copies c JOIN identity.users u ON u.id = c.template`,
  },
  {
    name: 'address books',
    sql: `
      INSERT INTO identity.address_books
      SELECT c.id FROM customer_copies c JOIN identity.address_books b ON b.user_id = c.template`,
  },
  {
    name: 'addresses',
    sql: `
      INSERT INTO identity.addresses (id, user_id, recipient, country, address, city, region, pincode, phone, notes)
      SELECT pg_temp.copy_of(a.id, c.copy), c.id, a.recipient, a.country, a.address, a.city, a.region, a.pincode, a.phone,
             a.notes
        FROM customer_copies c JOIN identity.addresses a ON a.user_id = c.template`,
  },
];
