import {
  ADDRESS_FIELDS,
  type AddressForm,
  type Area,
  type DeliveryConfig,
  type FieldRule,
  type ShippingCountry,
  type Zone,
} from '../../domain/delivery/delivery-types.ts';
import type { Point } from '../../domain/geo/distance.ts';
import { type Currency, fromDecimal, type Money } from '../../domain/money/money.ts';
import { isFlag, isId, isRecord, isText, numberFrom, oneOf, textLike, textOf } from '../../lib/checks.ts';
import { bad } from '../../lib/shape.ts';
import { type Edge, Fields } from '../contract/read-fields.ts';
import type { Report } from './map-common.ts';
import { toShape } from './map-shape.ts';

interface DeliveryEdge extends Edge {
  readonly currency: Currency;
  /** What counts for a zone or country that does not say what its least order is. */
  readonly leastOrder: Money;
  /** Where the branch is; null when unknown. */
  readonly near: Point | null;
}

type Of = Fields<DeliveryEdge>;

/** Spec, section 9. */
const DEFAULT_MINUTES = 30;
/** A week and more is no time to wait at the door. */
const MOST_MINUTES = 10 * 1440;
const MINUTES = { minute: 1, hour: 60, day: 1440 } as const;
const isUnit = oneOf('minute', 'hour', 'day');
const isThere = (value: unknown): value is unknown => value != null;

/** Zero when nothing is said. Throws on what is no amount: a fee that cannot be read is not free. */
const amountOf = (of: Of, key: string, absent: Money): Money =>
  of.get(key, isThere) === null ? absent : fromDecimal(of.need(key, numberFrom(0)), of.edge.currency);

const nothing = ({ edge }: Of): Money => fromDecimal(0, edge.currency);

function minutesOf(of: Of): number {
  const time = of.get('delivery_time', numberFrom(0));
  const minutes = time === null ? DEFAULT_MINUTES : time * MINUTES[of.get('unit', isUnit) ?? 'minute'];
  if (minutes <= MOST_MINUTES) return Math.round(minutes);
  of.edge.complain(bad('delivery_time'));
  return DEFAULT_MINUTES;
}

const shapeOf = (of: Of) => toShape(of.get('shape', isThere), of.edge.near, of.edge.complain);

function readArea(of: Of, zoneId: string): Area {
  const parentName = of.texts('parent_name');
  return {
    id: of.need('id', isId),
    name: of.name('name'),
    parentName: Object.keys(parentName).length ? parentName : null,
    shape: shapeOf(of),
    zoneId,
  };
}

function readZone(of: Of): Zone {
  const id = of.need('id', isId);
  return {
    id,
    branchId: of.need('branch', isId),
    name: of.name('name'),
    visible: of.get('visible', isFlag) ?? true,
    fee: amountOf(of, 'fees', nothing(of)),
    minOrder: amountOf(of, 'min_order', of.edge.leastOrder),
    minutes: minutesOf(of),
    areas: of.list('areas', (area) => readArea(area, id)),
    color: of.get('color', textOf(1, 60)),
    shape: shapeOf(of),
  };
}

const readCountry = (of: Of): ShippingCountry => ({
  iso: of.need('country_iso', textLike(/^[A-Z]{2}$/)),
  name: of.name('country'),
  icon: of.get('icon', isText),
  branchId: of.need('branch_id', isId),
  rates: {
    feesPerKg: amountOf(of, 'fees_per_kg', nothing(of)),
    fixedFees: amountOf(of, 'fixed_fees', nothing(of)),
  },
  minOrder: amountOf(of, 'min_order', of.edge.leastOrder),
});

function readForm(of: Of | null): AddressForm {
  const rules = of?.within('fields');
  const fields = ADDRESS_FIELDS.flatMap((name): [string, FieldRule][] => {
    const rule = rules?.within(name);
    return rule
      ? [[name, { on: rule.get('on', isFlag) ?? false, required: rule.get('required', isFlag) ?? false }]]
      : [];
  });
  return { type: of?.get('type', isText) ?? 'residency', fields: Object.fromEntries(fields) };
}

/** Those whose key did not come before; the others are complained of. */
function firstOfEach<T>(list: readonly T[], keyOf: (one: T) => string, of: Of): T[] {
  const seen = new Set<string>();
  return list.filter((one) => {
    const key = keyOf(one);
    const isNew = !seen.has(key);
    if (!isNew) of.edge.complain(bad(`${key}: it came before`));
    seen.add(key);
    return isNew;
  });
}

/**
 * Reads the body of the zones call (`zonesResponse` in schemas/zones.ts). A part that is bad is left out and reported: a zone or country whose
 * terms cannot be read, an area without a name, a shape that can hold nothing. Throws when it is no answer at all.
 *
 * `leastOrder` is the delivery's own minimum; `near` is where the branch is.
 */
export function toDeliveryConfig(
  body: unknown,
  { currency, leastOrder, near }: Pick<DeliveryEdge, 'currency' | 'leastOrder' | 'near'>,
  report: Report,
): DeliveryConfig {
  if (!isRecord(body)) throw bad('zones');
  const complain = (problem: unknown) => report(problem, 'zones');
  const of: Of = new Fields(body, { apiOrigin: '', complain, currency, leastOrder, near });
  const zones = firstOfEach(of.list('zones', readZone), ({ id }) => id, of);
  const areas = new Set(
    firstOfEach(
      zones.flatMap((zone) => zone.areas),
      ({ id }) => id,
      of,
    ),
  );
  return {
    zones: zones.map((zone) => ({ ...zone, areas: zone.areas.filter((area) => areas.has(area)) })),
    countries: firstOfEach(of.list('countries', readCountry), ({ iso }) => iso, of),
    form: readForm(of.within('form')),
    shippingForm: readForm(of.within('shipping_form')),
    dropPin: of.get('drop_pin', isFlag) ?? false,
    sendGift: of.get('send_gift', isFlag) ?? false,
    enableGift: of.get('enable_gift', isFlag) ?? false,
  };
}
