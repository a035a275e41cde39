import type { AddressField, AddressForm } from '../../../../src/domain/delivery/delivery-types.ts';
import type { BusinessFile } from '../business-file/business-file.ts';
import type { FileForm } from '../business-file/business-file-delivery.ts';

type FieldRules = AddressForm['fields'];

const createRules = (
  requiredFields: readonly AddressField[],
  optionalFields: readonly AddressField[],
): FieldRules =>
  Object.fromEntries([
    ...requiredFields.map((name) => [name, { on: true, required: true }]),
    ...optionalFields.map((name) => [name, { on: true, required: false }]),
  ]);

/** Fields of the default form for deliveries. Couriers need a street and a house number. */
const DELIVERY_RULES = createRules(
  ['street', 'house_number'],
  ['postcode', 'floor', 'apartment', 'office_number', 'note'],
);
/** Fields of the default form for shipping. */
const SHIPPING_RULES = createRules(
  ['city', 'postcode', 'street'],
  ['house_number', 'apartment', 'office_number', 'note'],
);

/** Type of an address form whose type the business file does not set (spec, section 2). */
const DEFAULT_FORM_TYPE = 'residency';

const toAddressForm = (form: FileForm | undefined, defaultFields: FieldRules): AddressForm => ({
  type: form?.type ?? DEFAULT_FORM_TYPE,
  fields: form
    ? Object.fromEntries(
        Object.entries(form.fields).map(([name, { on, required = false }]) => [name, { on, required }]),
      )
    : defaultFields,
});

/** The address form for deliveries. */
export const getDeliveryForm = ({ delivery }: BusinessFile): AddressForm =>
  toAddressForm(delivery.form, DELIVERY_RULES);

/** The address form for shipping. */
export const getShippingForm = ({ delivery }: BusinessFile): AddressForm =>
  toAddressForm(delivery.shipping_form, SHIPPING_RULES);
