// @ts-check
// Whoever changes a cart, an order or its payment does not keep others from changing it at the same time.
const { changeStatement } = require('./change-statement.cjs');

changeStatement('version FROM cart.carts', 'FOR UPDATE', '');
changeStatement('ORDER BY id FOR UPDATE', 'FOR UPDATE', '');
changeStatement('FROM payments.payments WHERE id = $1 FOR UPDATE', 'FOR UPDATE', '');
changeStatement('THEN public.changed_meanwhile()', 'public.changed_meanwhile()', '1');
