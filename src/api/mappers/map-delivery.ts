import * as z from 'zod/mini';
import {
  ADDRESS_FIELDS,
  type AddressForm,
  type Area,
  type DeliveryConfig,
  type FieldRule,
  type ShippingCountry,
  type Zone,
} from '../../domain/delivery/delivery-types.ts';
import { checkShapePoints, repairShape } from '../../domain/geo/check-shape.ts';
import { GeometryError, type Point, type Position, type Shape } from '../../domain/geo/geo.ts';
import { type Currency, type Money, parseMoney } from '../../domain/money/money.ts';
import { price } from '../contract/common-contract.ts';
import { area, country, deliveryForm, formField, zone } from '../contract/delivery-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { createProblem, type Report, rawList, readEach, toName, toSafeUrl } from './map-common.ts';

interface DeliveryContext {
  readonly currency: Currency;
  /** The minimum order of a zone or country that does not set one. */
  readonly defaultMinOrder: Money;
  /** The branch's location; null if unknown. */
  readonly branchPlace: Point | null;
  readonly apiOrigin: string;
  readonly report: ReportProblem;
}

/** The default delivery time (spec, section 9). */
const DEFAULT_MINUTES = 30;
/** Longer delivery times are treated as mistakes. */
const MAX_MINUTES = 10 * 1440;
const MINUTES_PER_UNIT = { minute: 1, hour: 60, day: 1440 } as const;

// An absent fee means free delivery, but a bad fee must not. `toAmount` therefore parses fees and throws for a bad
// one.
const rawValue = z.optional(z.unknown());
const rawArea = z.extend(area, { shape: rawValue, zone_id: rawValue });
const rawZone = z.extend(zone, {
  fees: rawValue,
  min_order: rawValue,
  // No default here: it would be multiplied by the unit, but an absent time always means 30 minutes.
  delivery_time: z.optional(z.number().check(z.minimum(0))),
  areas: rawList,
  shape: rawValue,
});
const rawCountry = z.extend(country, { fees_per_kg: rawValue, fixed_fees: rawValue, min_order: rawValue });
const fieldRule = z.extend(formField, { on: z._default(formField.shape.on, false) });
const rawForm = z.extend(deliveryForm, {
  fields: z._default(z.record(z.string(), fieldRule), {}),
});
const rawConfig = z.object({
  zones: rawList,
  countries: rawList,
  form: z.optional(rawForm),
  shipping_form: z.optional(rawForm),
  drop_pin: z._default(z.boolean(), false),
  send_gift: z._default(z.boolean(), false),
  enable_gift: z._default(z.boolean(), false),
});

/** Returns `defaultAmount` if the response contains no amount. Throws for an unreadable amount. */
const toAmount = (raw: unknown, defaultAmount: Money): Money =>
  raw == null ? defaultAmount : parseMoney(price.parse(raw), defaultAmount.currency);

const createZeroFee = ({ currency }: DeliveryContext): Money => parseMoney(0, currency);

function toMinutes({ delivery_time, unit }: z.output<typeof rawZone>, report: ReportProblem): number {
  const minutes = delivery_time === undefined ? DEFAULT_MINUTES : delivery_time * MINUTES_PER_UNIT[unit];
  if (minutes <= MAX_MINUTES) return Math.round(minutes);
  report(createProblem('delivery_time'));
  return DEFAULT_MINUTES;
}

function readArea(raw: unknown, zoneId: string, { branchPlace, report }: DeliveryContext): Area {
  const wire = parseLenient(rawArea, raw, report);
  const { parent_name: parentName = {} } = wire;
  return {
    id: wire.id,
    name: toName(wire.name),
    parentName: Object.keys(parentName).length ? parentName : null,
    shape: toShape(wire.shape, branchPlace, report),
    zoneId,
    osmId: wire.osm_id == null ? null : String(wire.osm_id),
  };
}

function readZone(raw: unknown, context: DeliveryContext): Zone {
  const { branchPlace, report, defaultMinOrder } = context;
  const wire = parseLenient(rawZone, raw, report);
  return {
    id: wire.id,
    branchId: wire.branch,
    name: toName(wire.name),
    visible: wire.visible,
    fee: toAmount(wire.fees, createZeroFee(context)),
    minOrder: toAmount(wire.min_order, defaultMinOrder),
    minutes: toMinutes(wire, report),
    areas: readEach(wire.areas, (area) => readArea(area, wire.id, context), report),
    color: wire.color || null,
    shape: toShape(wire.shape, branchPlace, report),
  };
}

/**
 * Two regional indicators, which form a country's flag emoji. Not every device has these emoji, so the app uses
 * pictures.
 */
const FLAG_EMOJI = /^[\u{1f1e6}-\u{1f1ff}]{2}$/u;

/**
 * The URL of a country's picture. Null for a flag emoji, which is not reported. Also null for a URL that is neither
 * https nor on the API's server, which is reported.
 */
function toIcon(icon: string | null | undefined, { apiOrigin, report }: DeliveryContext): string | null {
  if (!icon || FLAG_EMOJI.test(icon)) return null;
  const url = toSafeUrl(icon, apiOrigin);
  if (!url) report(createProblem('icon'));
  return url;
}

function readCountry(raw: unknown, context: DeliveryContext): ShippingCountry {
  const wire = parseLenient(rawCountry, raw, context.report);
  return {
    iso: wire.country_iso,
    name: toName(wire.country),
    icon: toIcon(wire.icon, context),
    branchId: wire.branch_id,
    rates: {
      feesPerKg: toAmount(wire.fees_per_kg, createZeroFee(context)),
      fixedFees: toAmount(wire.fixed_fees, createZeroFee(context)),
    },
    minOrder: toAmount(wire.min_order, context.defaultMinOrder),
  };
}

function toForm({ type = 'residency', fields = {} }: Partial<z.output<typeof rawForm>> = {}): AddressForm {
  const rules = ADDRESS_FIELDS.flatMap((name): [string, FieldRule][] => {
    const rule = fields[name];
    return rule ? [[name, rule]] : [];
  });
  return { type, fields: Object.fromEntries(rules) };
}

/** Keeps only the first element of each key and reports the others. */
function keepFirstOfEach<T>(list: readonly T[], getKey: (element: T) => string, report: ReportProblem): T[] {
  const seenKeys = new Set<string>();
  return list.filter((element) => {
    const key = getKey(element);
    const isNew = !seenKeys.has(key);
    if (!isNew) report(createProblem(`${key}: duplicate id`));
    seenKeys.add(key);
    return isNew;
  });
}

/**
 * Maps the body of the zones call (`zonesResponse` in delivery-contract.ts). Omits and reports bad parts: a zone or
 * country with unreadable terms, an area without a name, a shape that contains no point. Throws if the body is not an
 * object.
 *
 * `defaultMinOrder` is the business's minimum for deliveries; `branchPlace` is the branch's location.
 */
export function toDeliveryConfig(
  body: unknown,
  terms: Pick<DeliveryContext, 'currency' | 'defaultMinOrder' | 'branchPlace' | 'apiOrigin'>,
  report: Report,
): DeliveryConfig {
  const context: DeliveryContext = { ...terms, report: (error) => report(error, 'zones') };
  const wire = parseLenient(rawConfig, body, context.report);
  const allZones = readEach(wire.zones, (zone) => readZone(zone, context), context.report);
  const zones = keepFirstOfEach(allZones, ({ id }) => id, context.report);
  const allAreas = zones.flatMap((zone) => zone.areas);
  const areas = new Set(keepFirstOfEach(allAreas, ({ id }) => id, context.report));
  const countries = readEach(wire.countries, (country) => readCountry(country, context), context.report);
  return {
    zones: zones.map((zone) => ({ ...zone, areas: zone.areas.filter((area) => areas.has(area)) })),
    countries: keepFirstOfEach(countries, ({ iso }) => iso, context.report),
    form: toForm(wire.form),
    shippingForm: toForm(wire.shipping_form),
    requiresPin: wire.drop_pin,
    allowsDeliveryGifts: wire.send_gift,
    allowsGifts: wire.enable_gift,
  };
}

// Looser than the contract's schema, because `repairShape` corrects coordinates in the wrong order. GeoJSON allows a
// third number, the altitude, which is dropped.
const position = z.pipe(
  z.tuple([z.number(), z.number()], z.unknown()),
  z.transform(([lng, lat]): Position => [lng, lat]),
);

const looseShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).check(z.minLength(1)) }),
]);

/**
 * Maps the shape of a zone or area. Returns null if there is no shape, or if no point can be inside the shape. Closes
 * open rings and swaps coordinates in the wrong order. Reports every problem, even corrected ones. `isSelfCrossing`
 * checks self-intersection later, because that takes longer. `near` is the expected location. If it is null, swapped
 * coordinates are detected only if a latitude is out of range.
 */
function toShape(raw: unknown, near: Point | null, report: ReportProblem): Shape | null {
  if (raw == null) return null;
  try {
    const shape: Shape = looseShape.parse(raw);
    const problems = checkShapePoints(shape, near);
    for (const problem of problems) report(new GeometryError(`Shape: ${problem}`));
    return repairShape(shape, problems);
  } catch (error) {
    report(error);
    return null;
  }
}
