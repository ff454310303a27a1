import { Dispatch, maxDispatched } from './dispatch';

const parcel = (number: number) => ({ parcelId: `parcel-${number}`, orderId: `order-${number % 2}` });

describe('a dispatch', () => {
  it('has its parcels by orders, in the order in which these are locked', () => {
    const dispatch = Dispatch.open('one');
    dispatch.add([parcel(1), parcel(2)]);
    dispatch.add([parcel(3)]);
    expect(dispatch.orders).toEqual([
      ['order-0', ['parcel-2']],
      ['order-1', ['parcel-1', 'parcel-3']],
    ]);
  });

  it('is told of once, and is then neither undone nor added to', () => {
    const dispatch = Dispatch.open('one');
    expect([dispatch.tell(), dispatch.tell()]).toEqual([true, false]);
    expect(() => dispatch.undo()).toThrow('It is too late to undo this: the e-mails are on their way');
    expect(() => dispatch.add([parcel(1)])).toThrow(
      'These parcels were taken back, or their customers are told already',
    );
  });

  it('is undone once, and nobody is told of it', () => {
    const dispatch = Dispatch.open('one');
    expect([dispatch.undo(), dispatch.undo(), dispatch.tell()]).toEqual([true, false, false]);
    expect(() => dispatch.assertOpen()).toThrow('These parcels were taken back');
  });

  it('is small enough for one transaction', () => {
    const dispatch = Dispatch.open('one');
    dispatch.add(Array.from({ length: maxDispatched }, (_, number) => parcel(number)));
    expect(() => dispatch.add([parcel(1)])).toThrow('At most 500 parcels are sent together');
    expect(dispatch.state.parcels).toHaveLength(maxDispatched);
  });
});
