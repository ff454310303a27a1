import { z } from 'zod';
import { CountryCode } from '../../../shared/addresses/country-code';
import { asTypedCode } from '../../../platform/http/pasted';
import { MoneyAmount } from '../../../platform/http/money-amount';
import { Day } from '../../../platform/http/list';
import {
  responseOf,
  singleLine,
  storableText,
  multilineText,
  text,
  WholeNumber,
} from '../../../platform/http/wire';
import { wholeNumberOf } from '../../../shared/currency/written-amount';
import { Money } from '../../../shared/money';
import { methodKinds, type MethodDraft } from '../../domain/method';
import { OfferView } from '../../offer.view';

const maxAmount = Money.ofCents(1_000_000_00);
const maxGrams = 10_000_000;
const maxSteps = 50;
const maxCountries = 300;
const maxPrefixes = 500;
const maxHolidays = 500;
const maxWorkingDays = 60;

const Amount = MoneyAmount.refine((amount) => !maxAmount.isLessThan(amount), {
  error: () => `must be at most ${wholeNumberOf(maxAmount)}`,
});
const Cents = Amount.transform(({ cents }) => cents);
const Grams = WholeNumber.pipe(z.number().min(0).max(maxGrams));

/** None: null, '' or nothing. */
const optional = <T extends z.ZodType>(value: T) =>
  z.union([value, z.null(), z.literal('').transform(() => null)]).default(null);

const Version = WholeNumber.pipe(z.number().min(1));
const version = { version: Version };

const zone = {
  name: text(60),
  /** None: every country that no other zone names. */
  countries: z.array(CountryCode).max(maxCountries).default([]),
  /** The prefixes are of postcodes of the zone's only country. */
  postcodePrefixes: z
    .array(text(12).regex(/[a-z0-9]/i, 'must have a letter or a digit'))
    .max(maxPrefixes, `can be at most ${maxPrefixes}`)
    .default([]),
};
export const AddZoneBody = z.object(zone).meta({ id: 'AddDeliveryZoneBody' });
export const EditZoneBody = z.object({ ...version, ...zone }).meta({ id: 'EditDeliveryZoneBody' });

const stepsFrom = (from: z.ZodType<number>) =>
  z
    .array(z.object({ from, price: Cents }))
    .min(1, 'must have a step')
    .max(maxSteps, `can be at most ${maxSteps}`)
    .transform((steps) => steps.map((step) => ({ from: step.from, priceCents: step.price })));

const trackingAddress = storableText
  .trim()
  .max(300)
  .regex(/^https:\/\/[^\s\\]+$/, 'must be an https address')
  .refine((address) => address.includes('{number}'), 'must contain {number}');

const workingDay = WholeNumber.pipe(z.number().min(0).max(maxWorkingDays));

const method = {
  zoneId: z.uuid('must be the id of a zone'),
  name: text(60),
  kind: z.enum(methodKinds).default('delivery'),
  isOn: z.boolean().default(true),
  /** A price from so many units of money or grams, up to the next step; ascending from 0. */
  table: z.discriminatedUnion('measure', [
    z.object({ measure: z.literal('subtotal'), steps: stepsFrom(Cents) }),
    z.object({ measure: z.literal('weight'), steps: stepsFrom(Grams) }),
  ]),
  /** The subtotal from which it costs nothing. */
  freeFrom: optional(Cents),
  workingDays: z.object({ min: workingDay, max: workingDay }).nullable().default(null),
  /** The time is local to the shop. */
  cutOff: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 14:00'),
  carrier: optional(text(60)),
  trackingAddress: optional(trackingAddress),
  pickUpText: optional(multilineText(500)),
};
const Method = z.object(method);

const draftOf = ({ table, freeFrom, ...draft }: z.output<typeof Method>): MethodDraft => ({
  ...draft,
  ...table,
  freeFromCents: freeFrom,
});
export const AddMethodBody = Method.transform(draftOf).meta({ id: 'AddDeliveryMethodBody' });
export const EditMethodBody = Method.extend(version)
  .transform(({ version: seen, ...given }) => ({ version: seen, ...draftOf(given) }))
  .meta({ id: 'EditDeliveryMethodBody' });

export const EditCalendarBody = z
  .object({
    ...version,
    /** From 1, Monday, to 7, Sunday. */
    workingWeekdays: z.array(z.number().int().min(1).max(7)).max(7),
    holidays: z
      .array(z.object({ day: Day, name: text(60) }))
      .max(maxHolidays, `can be at most ${maxHolidays}`)
      .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'must name each day once'),
  })
  .meta({ id: 'EditDeliveryCalendarBody' });

const request = {
  /** Left out: the shop's. */
  country: z.union([z.literal('').transform(() => undefined), CountryCode]).optional(),
  postcode: singleLine.overwrite(asTypedCode).max(20).default(''),
  subtotal: Amount,
  /** A weight that is left out is unknown. */
  grams: z.union([z.literal('').transform(() => null), Grams]).default(null),
};
export const OffersQuery = z.object(request);

const aTime = 'must be a time like 2026-11-24T13:59';
export const TrialQuery = z.object({
  ...request,
  /** The time is local to the shop; it is now if left out. */
  at: z
    .union([
      z.literal('').transform(() => undefined),
      z.iso.datetime({ local: true, error: aTime }).pipe(z.string().regex(/^[\d-]{10}T[\d:]{5}$/, aTime)),
    ])
    .optional(),
});

export const AddedResponse = responseOf(z.object({ id: z.string() })).meta({ id: 'DeliveryAddedResponse' });

const Step = z.object({ from: z.number(), price: z.number() });
const WorkingDaysView = z.object({ min: z.number().int(), max: z.number().int() });

export const ZoneView = z
  .object({
    id: z.string(),
    name: z.string(),
    countries: z.array(z.string()),
    postcodePrefixes: z.array(z.string()),
    version: z.number().int(),
  })
  .meta({ id: 'DeliveryZoneView' });

export const MethodView = z
  .object({
    id: z.string(),
    zoneId: z.string(),
    name: z.string(),
    kind: z.enum(methodKinds),
    isOn: z.boolean(),
    /** Steps from units of money or grams. */
    table: z.object({ measure: z.enum(['subtotal', 'weight']), steps: z.array(Step) }),
    freeFrom: z.number().nullable(),
    workingDays: WorkingDaysView.nullable(),
    cutOff: z.string(),
    carrier: z.string().nullable(),
    trackingAddress: z.string().nullable(),
    pickUpText: z.string().nullable(),
    version: z.number().int(),
  })
  .meta({ id: 'DeliveryMethodView' });

/** The fields of a method that shoppers see. */
export const MethodTermsView = MethodView.omit({
  zoneId: true,
  isOn: true,
  trackingAddress: true,
  version: true,
}).meta({ id: 'DeliveryTermsView' });

export const TableZoneView = ZoneView.omit({ version: true })
  /** An empty list means that the shop does not deliver there. */
  .extend({ methods: z.array(MethodTermsView) })
  .meta({ id: 'DeliveryTableZoneView' });

/** Zones of the shop's country come first, and those of every country last. */
export const TableResponse = responseOf(z.array(TableZoneView)).meta({ id: 'DeliveryTableResponse' });

export const CalendarView = z
  .object({
    workingWeekdays: z.array(z.number().int()),
    holidays: z.array(z.object({ day: z.string(), name: z.string() })),
    version: z.number().int(),
  })
  .meta({ id: 'DeliveryCalendarView' });

export const DeliveryResponse = responseOf(
  z.object({
    /** The shop's, by IANA. */
    timeZone: z.string(),
    /** The shop is in this country. */
    country: z.string(),
    zones: z.array(ZoneView),
    methods: z.array(MethodView),
    calendar: CalendarView,
  }),
).meta({ id: 'DeliveryResponse' });

/** Cheapest first, then fastest. None: the shop does not deliver there. */
export const OffersResponse = responseOf(z.object({ country: z.string(), offers: z.array(OfferView) })).meta({
  id: 'DeliveryOffersResponse',
});

/** Offers first; each method has either an offer or an obstacle. */
export const TrialResponse = responseOf(
  z.object({
    /** The zone of the address; null when it is in none. */
    zoneId: z.string().nullable(),
    /** When the order is placed, in ISO 8601. */
    at: z.string(),
    offers: z.array(OfferView),
    refused: z.array(
      z.object({ methodId: z.string(), obstacle: z.enum(['off', 'other-zone', 'not-taken']) }),
    ),
  }),
).meta({ id: 'DeliveryTrialResponse' });
