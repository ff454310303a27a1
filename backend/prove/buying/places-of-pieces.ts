/** Counts the pieces of an order's variant that had left and are on sale again. */
export const restocked = (orderId: string, variantId: string): string => `(
  SELECT coalesce(sum(back.change), 0) FROM catalogue.stock_movements back
   WHERE (back.order_id, back.variant_id) = (${orderId}, ${variantId}) AND back.cause = 'restocked')`;

const inParcels = (statuses: string, sign = ''): string => `
  SELECT c.variant_id, ${sign}c.quantity FROM ordering.parcels p JOIN ordering.parcel_pieces c ON c.parcel_id = p.id
   WHERE p.status IN (${statuses})`;

const held = `SELECT variant_id, quantity FROM catalogue.reservations WHERE state = 'held'`;

const toSend = `
  SELECT l.variant_id, l.quantity - l.in_parcels - l.cancelled FROM ordering.order_lines l JOIN ordering.orders o ON o.id = l.order_id
   WHERE o.stage = 'paid' AND o.status <> 'rejected'`;

const removed = `SELECT variant_id, quantity FROM catalogue.removal_pieces`;

const moved = (causes: string, sign = ''): string =>
  `SELECT variant_id, ${sign}change FROM catalogue.stock_movements WHERE cause IN (${causes})`;

const unbalanced = (...parts: string[]): string => `
  SELECT variant_id FROM (${parts.join(' UNION ALL ')}) AS part (variant_id, pieces) GROUP BY variant_id HAVING sum(pieces) <> 0`;

/** Each piece that was counted in is in one place. It is a second implementation of what the admin sees, made of the tables alone. */
export const scatteredPieces = unbalanced(
  'SELECT id, stock FROM catalogue.variants',
  held,
  toSend,
  inParcels("'packed', 'sent', 'delivered', 'lost'"),
  removed,
  moved("'initial', 'corrected', 'restocked'", '-'),
);

/** Orders took pieces that are held, to send or in parcels; what is lost or removed are movements. */
export const piecesOutside = unbalanced(
  held,
  toSend,
  inParcels("'packed', 'sent', 'delivered', 'lost'"),
  removed,
  moved("'reserved', 'returned', 'lost', 'written-off', 'sold-elsewhere'"),
);
