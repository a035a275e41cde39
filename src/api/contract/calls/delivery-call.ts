import type { Call } from '../call.ts';
import {
  getAddressRequest,
  getAddressResponse,
  setAddressRequest,
  setAddressResponse,
} from '../schemas/address-schema.ts';
import { zonesQuery, zonesResponse } from '../schemas/zones-schema.ts';

export const zones = {
  method: 'GET',
  path: 'webapp/zones/{branch_id}',
  query: zonesQuery,
  response: zonesResponse,
} as const satisfies Call;

export const getAddress = {
  method: 'POST',
  path: 'webapp/getAddress',
  body: getAddressRequest,
  response: getAddressResponse,
} as const satisfies Call;

export const setAddress = {
  method: 'POST',
  path: 'webapp/setAddress',
  body: setAddressRequest,
  response: setAddressResponse,
} as const satisfies Call;
