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
import { mendShape, quickCheck } from '../../domain/geo/check-shape.ts';
import { GeometryError, type Point, type Position, type Shape } from '../../domain/geo/geo.ts';
import { type Currency, fromDecimal, type Money } from '../../domain/money/money.ts';
import { price } from '../contract/common-contract.ts';
import { area, country, deliveryForm, formField, zone } from '../contract/delivery-contract.ts';
import { parseLenient, type ReportProblem } from '../contract/parse-lenient.ts';
import { problem, type Report, readEach, toName, unreadList } from './map-common.ts';

interface DeliveryEdge {
  readonly currency: Currency;
  /** The minimum order of a zone or country that does not name one. */
  readonly leastOrder: Money;
  /** Where the branch is; null when unknown. */
  readonly near: Point | null;
  readonly report: ReportProblem;
}

/** Spec, section 9. */
const DEFAULT_MINUTES = 30;
/** Nobody waits at the door for more than ten days. */
const MAX_MINUTES = 10 * 1440;
const MINUTES = { minute: 1, hour: 60, day: 1440 } as const;

// A bad fee must not be read as the default of an absent one, which is free: `toAmount` reads fees, and throws.
const unread = z.optional(z.unknown());
const unreadArea = z.extend(area, { shape: unread, zone_id: unread });
const unreadZone = z.extend(zone, {
  fees: unread,
  min_order: unread,
  // Absent, it is half an hour whatever the unit.
  delivery_time: z.optional(z.number().check(z.minimum(0))),
  areas: unreadList,
  shape: unread,
});
const unreadCountry = z.extend(country, { fees_per_kg: unread, fixed_fees: unread, min_order: unread });
const fieldRule = z.extend(formField, { on: z._default(formField.shape.on, false) });
const unreadForm = z.extend(deliveryForm, {
  fields: z._default(z.record(z.string(), fieldRule), {}),
});
const unreadConfig = z.object({
  zones: unreadList,
  countries: unreadList,
  form: z.optional(unreadForm),
  shipping_form: z.optional(unreadForm),
  drop_pin: z._default(z.boolean(), false),
  send_gift: z._default(z.boolean(), false),
  enable_gift: z._default(z.boolean(), false),
});

/** `absent` when the response has no amount. Throws when it has one that cannot be read. */
const toAmount = (raw: unknown, absent: Money): Money =>
  raw == null ? absent : fromDecimal(price.parse(raw), absent.currency);

const free = ({ currency }: DeliveryEdge): Money => fromDecimal(0, currency);

function toMinutes({ delivery_time, unit }: z.output<typeof unreadZone>, report: ReportProblem): number {
  const minutes = delivery_time === undefined ? DEFAULT_MINUTES : delivery_time * MINUTES[unit];
  if (minutes <= MAX_MINUTES) return Math.round(minutes);
  report(problem('delivery_time'));
  return DEFAULT_MINUTES;
}

function readArea(raw: unknown, zoneId: string, { near, report }: DeliveryEdge): Area {
  const wire = parseLenient(unreadArea, raw, report);
  const { parent_name: parentName = {} } = wire;
  return {
    id: wire.id,
    name: toName(wire.name),
    parentName: Object.keys(parentName).length ? parentName : null,
    shape: toShape(wire.shape, near, report),
    zoneId,
  };
}

function readZone(raw: unknown, edge: DeliveryEdge): Zone {
  const { near, report, leastOrder } = edge;
  const wire = parseLenient(unreadZone, raw, report);
  return {
    id: wire.id,
    branchId: wire.branch,
    name: toName(wire.name),
    visible: wire.visible,
    fee: toAmount(wire.fees, free(edge)),
    minOrder: toAmount(wire.min_order, leastOrder),
    minutes: toMinutes(wire, report),
    areas: readEach(wire.areas, (one) => readArea(one, wire.id, edge), report),
    color: wire.color || null,
    shape: toShape(wire.shape, near, report),
  };
}

function readCountry(raw: unknown, edge: DeliveryEdge): ShippingCountry {
  const wire = parseLenient(unreadCountry, raw, edge.report);
  return {
    iso: wire.country_iso,
    name: toName(wire.country),
    icon: wire.icon ?? null,
    branchId: wire.branch_id,
    rates: {
      feesPerKg: toAmount(wire.fees_per_kg, free(edge)),
      fixedFees: toAmount(wire.fixed_fees, free(edge)),
    },
    minOrder: toAmount(wire.min_order, edge.leastOrder),
  };
}

function toForm({ type = 'residency', fields = {} }: Partial<z.output<typeof unreadForm>> = {}): AddressForm {
  const rules = ADDRESS_FIELDS.flatMap((name): [string, FieldRule][] => {
    const rule = fields[name];
    return rule ? [[name, rule]] : [];
  });
  return { type, fields: Object.fromEntries(rules) };
}

/** Only the first element of each key. The others are reported. */
function firstOfEach<T>(list: readonly T[], keyOf: (one: T) => string, report: ReportProblem): T[] {
  const seen = new Set<string>();
  return list.filter((one) => {
    const key = keyOf(one);
    const isNew = !seen.has(key);
    if (!isNew) report(problem(`${key}: it came before`));
    seen.add(key);
    return isNew;
  });
}

/**
 * Reads the body of the zones call (`zonesResponse` in delivery-contract.ts). A bad part is left out and reported: a zone
 * or country with unreadable terms, an area without a name, a shape that no point is inside. Throws when the body is no
 * object.
 *
 * `leastOrder` is the delivery's own minimum; `near` is where the branch is.
 */
export function toDeliveryConfig(
  body: unknown,
  terms: Pick<DeliveryEdge, 'currency' | 'leastOrder' | 'near'>,
  report: Report,
): DeliveryConfig {
  const edge: DeliveryEdge = { ...terms, report: (error) => report(error, 'zones') };
  const wire = parseLenient(unreadConfig, body, edge.report);
  const allZones = readEach(wire.zones, (zone) => readZone(zone, edge), edge.report);
  const zones = firstOfEach(allZones, ({ id }) => id, edge.report);
  const allAreas = zones.flatMap((zone) => zone.areas);
  const areas = new Set(firstOfEach(allAreas, ({ id }) => id, edge.report));
  const countries = readEach(wire.countries, (country) => readCountry(country, edge), edge.report);
  return {
    zones: zones.map((zone) => ({ ...zone, areas: zone.areas.filter((area) => areas.has(area)) })),
    countries: firstOfEach(countries, ({ iso }) => iso, edge.report),
    form: toForm(wire.form),
    shippingForm: toForm(wire.shipping_form),
    dropPin: wire.drop_pin,
    sendGift: wire.send_gift,
    enableGift: wire.enable_gift,
  };
}

// Looser than the contract's: coordinates in the wrong order are mended here.
// GeoJSON allows a third number, the altitude, which is dropped.
const position = z.pipe(
  z.tuple([z.number(), z.number()], z.unknown()),
  z.transform(([lng, lat]): Position => [lng, lat]),
);

const looseShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('Point'), coordinates: position }),
  z.object({ type: z.literal('Polygon'), coordinates: z.array(z.array(position)).check(z.minLength(1)) }),
]);

/**
 * The shape of a zone or an area; null when there is none, or when no point can be inside it. Every problem is reported,
 * also those that are mended: an open ring is closed, and coordinates in the wrong order are swapped. Self-intersection
 * is checked elsewhere because it takes longer (`crossesItself`). `near` is where the shape should be. Without it, a wrong
 * order is only noticed when a latitude is out of range.
 */
function toShape(raw: unknown, near: Point | null, report: ReportProblem): Shape | null {
  if (raw == null) return null;
  try {
    const shape: Shape = looseShape.parse(raw);
    const problems = quickCheck(shape, near);
    for (const problem of problems) report(new GeometryError(`Shape: ${problem}`));
    return mendShape(shape, problems);
  } catch (error) {
    report(error);
    return null;
  }
}
