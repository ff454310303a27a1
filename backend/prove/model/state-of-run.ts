/** The state of one run's goods ($2) and shoppers ($1) in the databases of shop and provider, and the number of jobs and webhooks still to do. */
export const stateOfRun = `
  SELECT (SELECT json_agg(json_build_object('price', v.price_cents, 'stock', v.stock, 'isOnSale', v.on_sale,
                                          'isPublished', p.state = 'published') ORDER BY g.place)
            FROM unnest($2::uuid[]) WITH ORDINALITY AS g (id, place) JOIN catalogue.variants v USING (id)
            JOIN catalogue.products p ON p.id = v.product_id) AS goods,
         (SELECT json_agg(coalesce((
                   SELECT json_agg(json_build_object('variant', array_position($2::uuid[], l.variant_id) - 1,
                                                     'quantity', l.quantity) ORDER BY l.position)
                     FROM cart.cart_lines l WHERE l.shopper_id = s.id), '[]') ORDER BY s.place)
            FROM unnest($1::uuid[]) WITH ORDINALITY AS s (id, place)) AS carts,
         coalesce((
           SELECT json_agg(json_build_object(
                    'shopper', array_position($1::uuid[], o.shopper_id) - 1,
                    'address', o.address ->> 'addressId',
                    'lines', (SELECT json_agg(json_build_object('variant', array_position($2::uuid[], l.variant_id) - 1,
                                                'quantity', l.quantity, 'price', l.unit_price_cents) ORDER BY l.position)
                                FROM ordering.order_lines l WHERE l.order_id = o.id),
                    'total', o.total_cents,
                    'stage', o.stage,
                    'status', o.status,
                    'payment', p.status,
                    'declines', p.declines,
                    'held', (SELECT string_agg(DISTINCT coalesce(r.state, 'nothing'), ' and ')
                               FROM ordering.order_lines l LEFT JOIN catalogue.reservations r
                                 ON (r.order_id, r.variant_id, r.quantity) = (l.order_id, l.variant_id, l.quantity)
                              WHERE l.order_id = o.id),
                    'taken', (SELECT coalesce(sum(c.amount_cents), 0) FROM paypal_simulator.captures c
                               WHERE c.invoice_id = o.id::text),
                    'refunded', (SELECT coalesce(sum(f.amount_cents), 0)
                                   FROM paypal_simulator.captures c JOIN paypal_simulator.refunds f ON f.capture_id = c.id
                                  WHERE c.invoice_id = o.id::text)) ORDER BY o.placed_at, o.id)
             FROM ordering.orders o JOIN payments.payments p ON (p.id, p.order_id) = (o.payment_id, o.id)
            WHERE o.shopper_id = ANY ($1::uuid[])), '[]') AS orders,
         (SELECT count(*)::int FROM graphile_worker._private_jobs
           WHERE run_at <= now() AND (locked_at IS NOT NULL OR attempts < max_attempts))
         + (SELECT count(*)::int FROM paypal_simulator.webhooks WHERE delivered_at IS NULL) AS underway`;
