import type { AddressField, AddressForm } from '../../../../src/domain/delivery/delivery-types.ts';
import type { BusinessFile } from '../business-file/business-file.ts';
import type { FileForm } from '../business-file/business-file-delivery.ts';

type Rules = AddressForm['fields'];

const createRules = (
  requiredFields: readonly AddressField[],
  optionalFields: readonly AddressField[],
): Rules =>
  Object.fromEntries([
    ...requiredFields.map((name) => [name, { on: true, required: true }]),
    ...optionalFields.map((name) => [name, { on: true, required: false }]),
  ]);

/** Default form for deliveries. Couriers need a street and a house number. */
const DELIVERY_RULES = createRules(
  ['street', 'house_number'],
  ['postcode', 'floor', 'apartment', 'office_number', 'note'],
);
const SHIPPING_RULES = createRules(
  ['city', 'postcode', 'street'],
  ['house_number', 'apartment', 'office_number', 'note'],
);

const toAddressForm = (form: FileForm | undefined, type: string, fields: Rules): AddressForm => ({
  type: form?.type ?? type,
  fields: form
    ? Object.fromEntries(
        Object.entries(form.fields).map(([name, { on, required = false }]) => [name, { on, required }]),
      )
    : fields,
});

/** The address form for deliveries. Its default type is "residency" (spec, section 2). */
export const getDeliveryForm = ({ delivery }: BusinessFile): AddressForm =>
  toAddressForm(delivery.form, 'residency', DELIVERY_RULES);

/** The address form for shipping. */
export const getShippingForm = ({ delivery }: BusinessFile): AddressForm =>
  toAddressForm(delivery.shipping_form, 'residency', SHIPPING_RULES);
