import type { Schema } from '@haberdash/kit/api/client';

type ReturnRules = Schema<'ReturnRulesView'>;

/** 30 days at the expense of the shopper. */
export function returnRulesAnswer(fields: Partial<ReturnRules> = {}): Schema<'ReturnRulesAnswer'> {
  const rules: ReturnRules = {
    windowDays: 30,
    wayPaidBy: 'shopper',
    fee: 0,
    arrivalDays: 21,
    holdDays: 14,
    exclusions: [],
    ...fields,
  };
  return { success: true, data: rules };
}

/** The two shirts of the sample order, before one went back. */
export function orderReturns(fields: Partial<Schema<'OrderReturnsView'>> = {}): Schema<'OrderReturnsAnswer'> {
  return {
    success: true,
    data: {
      window: { basis: 'delivered', lastDay: '2026-12-24', isOpen: true },
      lines: [returnableLine()],
      returns: [],
      ...fields,
    },
  };
}

export function returnableLine(
  fields: Partial<Schema<'ReturnableLineView'>> = {},
): Schema<'ReturnableLineView'> {
  return { variantId: 'variant-1', returnable: 2, exclusion: null, ...fields };
}

export function returnedPiece(number: number, fields: Partial<Schema<'ReturnPieceView'>> = {}) {
  return {
    _id: `piece-${number}`,
    variantId: 'variant-1',
    productId: 'product-1',
    title: 'Linen Shirt',
    size: null,
    colour: null,
    image: '/uploads/shirt-1200.webp',
    reason: null,
    exclusion: null,
    judged: null,
    ...fields,
  };
}

/** A declared return of both shirts of the sample order. */
export function returned(fields: Partial<Schema<'ReturnView'>> = {}): Schema<'ReturnView'> {
  return {
    _id: 'return-1',
    returnNumber: 'R-10001',
    code: 'K7PX42QM',
    orderId: 'order-1',
    orderNumber: 'HB-10001',
    kind: 'return',
    state: 'declared',
    declaredDate: '2026-12-01T10:00:00.000Z',
    declaredBy: 'shopper',
    deadline: '2026-12-22',
    wayPaidBy: 'shopper',
    fee: 0,
    carrier: null,
    trackingNumber: null,
    postedDate: null,
    arrivedDate: null,
    judgedDate: null,
    settledDate: null,
    endedDate: null,
    amount: 99.98,
    refund: null,
    address: 'Warehouse Road 7\n4000-001 Porto',
    pieces: [returnedPiece(1), returnedPiece(2)],
    ...fields,
  };
}
