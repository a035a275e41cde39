import * as z from 'zod';
import { ADDRESS_FIELDS } from '../../../../src/domain/delivery/delivery-types.ts';
import { amount, createStrictObject, cssColor, picture, slug, text } from './business-file-parts.ts';

const position = z
  .tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)])
  .describe('Longitude, then latitude, in degrees (WGS 84).');

export const shape = z
  .discriminatedUnion('type', [
    createStrictObject({ type: z.literal('Point'), coordinates: position }),
    createStrictObject({
      type: z.literal('Polygon'),
      coordinates: z.array(z.array(position).max(10_000)).min(1).max(100),
    }),
  ])
  .describe('A GeoJSON geometry. The first ring of a polygon is its outline, the others are holes.');

/** A named part of a zone (spec, section 3). */
const area = createStrictObject({
  id: slug,
  name: text,
  parent_name: text.optional().describe('The town or governorate of the area.'),
  osm_id: z.union([z.int(), z.string().max(40)]).optional(),
  shape: shape.optional(),
});
export type FileArea = z.infer<typeof area>;

/** A zone to which a branch delivers (spec, section 3). */
export const zone = createStrictObject({
  id: slug,
  name: text,
  branch: slug.describe('The id of the branch that delivers there.'),
  visible: z.boolean().optional(),
  fees: amount.optional(),
  min_order: amount.optional().describe('Replaces settings.checkoutDelivery.min_order.'),
  delivery_time: z.number().min(0).max(10_000).optional().describe('Time from the order to the delivery.'),
  unit: z.enum(['minute', 'hour', 'day']).optional(),
  color: cssColor.optional().describe('Colour on the map.'),
  shape: shape.optional().describe('Without a shape, every address counts as inside.'),
  areas: z.array(area).max(1000).optional(),
});
export type FileZone = z.infer<typeof zone>;

const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Whether a code is a current ISO 3166 code. `UK` is an alias and `DD` is outdated. */
const isCurrentCountryCode = (iso: string): boolean =>
  /^[A-Z]{2}$/.test(iso) && regionNames.of(iso) !== undefined && new Intl.Locale(`und-${iso}`).region === iso;

/** A foreign country to which a branch ships. */
export const country = createStrictObject({
  country: text,
  country_iso: z
    .string()
    .regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as "KW"')
    .refine(isCurrentCountryCode, 'the ISO 3166 code of an existing country'),
  icon: picture.optional().describe('A picture beside the name. The flag of the country when absent.'),
  branch: slug.describe('The id of the branch that ships there.'),
  fees_per_kg: amount.optional(),
  fixed_fees: amount.optional(),
  min_order: amount.optional(),
});
export type FileCountry = z.infer<typeof country>;

const fieldRule = createStrictObject({
  on: z.boolean().describe('Whether the field is shown.'),
  required: z.boolean().optional().describe('Whether a shown field is required.'),
});
const form = createStrictObject({
  type: z.string().min(1).max(40).optional().describe('"residency" when absent.'),
  fields: z
    .partialRecord(z.enum(ADDRESS_FIELDS), fieldRule)
    .describe('The address fields to ask for, by name.'),
});

export type FileForm = z.infer<typeof form>;

export const deliveryForms = createStrictObject({
  form: form.optional(),
  shipping_form: form.optional(),
  drop_pin: z.boolean().optional().describe('Customers place a pin on the map.'),
});
