import type { Provider } from '@nestjs/common';
import { AuditTrail } from '../audit/audit-trail';
import { Stock } from '../inventory/stock';
import { ShopCountry } from '../content/shop-country';
import { DeliveryFacade } from '../delivery/delivery.facade';
import { PaymentsFacade } from '../payments/payments.facade';
import { Database } from '../platform/postgres/database';
import { repositoryOf } from '../platform/postgres/repository-of';
import { bind, provide } from '../platform/provide';
import { CurrentActor } from '../shared/actor';
import { Clock } from '../shared/clock';
import { Outbox } from '../shared/outbox';
import { UnitOfWork } from '../shared/unit-of-work';
import { PaymentContestedListener } from './adapters/contexts/payment-contested.listener';
import { PaymentPartlyRefundedElsewhereListener } from './adapters/contexts/payment-partly-refunded-elsewhere.listener';
import { PaymentPartlyRefundedListener } from './adapters/contexts/payment-partly-refunded.listener';
import { RefundWasRefusedListener } from './adapters/contexts/refund-was-refused.listener';
import { CancellationRow } from './adapters/postgres/cancellation.table';
import { ParcelChangeRow, ParcelPiecesRow, ParcelRow } from './adapters/postgres/parcel.table';
import { TypeOrmCancellationRepository } from './adapters/postgres/typeorm-cancellation.repository';
import { TypeOrmParcelRepository } from './adapters/postgres/typeorm-parcel.repository';
import { CancelPieces } from './application/cancel-pieces';
import { CancelWindow } from './application/cancel-window';
import { ChangeParcels } from './application/change-parcels';
import { CorrectAddress } from './application/correct-address';
import { HoldOrder } from './application/hold-order';
import { LoseParcel } from './application/lose-parcel';
import { MoveParcel } from './application/move-parcel';
import { PackParcel } from './application/pack-parcel';
import { CancellationRepository, ParcelRepository } from './application/parcel-ports';
import { OrderRepository, NumberedOrders } from './application/ports';
import { RecordRefundElsewhere } from './application/record-refund-elsewhere';
import { RecordRefundOfPieces } from './application/record-refund-of-pieces';
import { RefundCancellation } from './application/refund-cancellation';
import { ReleaseOrder } from './application/release-order';
import { TrackNumberedParcel } from './application/track-numbered-parcel';
import { TrackParcel } from './application/track-parcel';
import { OrderingSettings } from './ordering.settings';

/** The part of the ordering module that is about parcels and cancelled pieces. */
export const parcelProviders: Provider[] = [
  bind(
    ParcelRepository,
    TypeOrmParcelRepository,
    Database,
    repositoryOf(ParcelRow),
    repositoryOf(ParcelPiecesRow),
    repositoryOf(ParcelChangeRow),
    Outbox,
    CurrentActor,
  ),
  provide(
    ChangeParcels,
    OrderRepository,
    ParcelRepository,
    CancellationRepository,
    AuditTrail,
    UnitOfWork,
    Clock,
  ),
  provide(CorrectAddress, ChangeParcels, DeliveryFacade, ShopCountry),
  provide(PackParcel, ChangeParcels),
  provide(ReleaseOrder, ChangeParcels),
  provide(HoldOrder, OrderRepository, UnitOfWork, Clock),
  provide(PaymentContestedListener, HoldOrder),
  provide(RefundWasRefusedListener, HoldOrder),
  provide(MoveParcel, ChangeParcels),
  provide(TrackParcel, ChangeParcels),
  provide(TrackNumberedParcel, NumberedOrders, ChangeParcels),
  provide(RecordRefundOfPieces, OrderRepository, CancellationRepository, UnitOfWork, Clock),
  bind(
    CancellationRepository,
    TypeOrmCancellationRepository,
    Database,
    repositoryOf(CancellationRow),
    Outbox,
    CurrentActor,
  ),
  {
    provide: CancelWindow,
    inject: [OrderingSettings, OrderRepository],
    useFactory: (settings: OrderingSettings, orders: OrderRepository) =>
      new CancelWindow(
        settings.CANCEL_HOURS,
        { by: 'shopper', isRecalculated: settings.DELIVERY_AFTER_CANCELLING === 'recalculated' },
        orders,
      ),
  },
  provide(
    CancelPieces,
    CancelWindow,
    OrderRepository,
    CancellationRepository,
    ChangeParcels,
    RefundCancellation,
    UnitOfWork,
  ),
  provide(RefundCancellation, CancellationRepository, Stock, PaymentsFacade),
  provide(LoseParcel, ChangeParcels, RefundCancellation, Stock, UnitOfWork),
  provide(
    RecordRefundElsewhere,
    OrderRepository,
    CancellationRepository,
    RecordRefundOfPieces,
    UnitOfWork,
    Clock,
  ),
  provide(PaymentPartlyRefundedElsewhereListener, RecordRefundElsewhere),
  provide(PaymentPartlyRefundedListener, RecordRefundOfPieces),
];
