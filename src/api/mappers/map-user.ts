import type { ProfilePatch, ProfileWallet, SavedLocation, User } from '../../domain/account/user-types.ts';
import type { updateProfileCall, WireUser } from '../contract/account-contract.ts';
import type { CallInput } from '../contract/call.ts';
import type { WireWallet } from '../contract/wallet-contract.ts';
import { toAddress, toWireAddress } from './map-address.ts';

type WireLocation = WireUser['locations'][number];

const toLocation = (wire: WireLocation): SavedLocation => ({
  id: wire.id,
  title: wire.title,
  isDefault: wire.default,
  areaId: wire.area_id ?? null,
  formType: wire.form_type,
  address: toAddress(wire),
});

const toWireLocation = ({
  id,
  title,
  isDefault,
  areaId,
  formType,
  address,
}: SavedLocation): WireLocation => ({
  ...toWireAddress(address, formType, areaId),
  id,
  title,
  default: isDefault,
});

const toProfileWallet = (wire: WireWallet): ProfileWallet => ({
  isOn: wire.wallet_feature_enabled,
  credits: wire.balance.map(({ amount }) => amount),
  heldAmount: wire.onHoldBalance,
});

/** Maps the profile of a customer. Wallet amounts stay decimals; see `ProfileWallet`. */
export const toUser = (wire: WireUser): User => ({
  id: wire.id,
  businessAccountId: wire.business_id,
  name: wire.name,
  email: wire.email ?? null,
  phone: wire.phone ?? null,
  dialCode: wire.dial_code ?? null,
  isPhoneVerified: !!wire.phone_verified,
  hasPassword: !!wire.has_password,
  language: wire.language ?? null,
  locations: wire.locations.map(toLocation),
  wallet: wire.wallet ? toProfileWallet(wire.wallet) : null,
});

/** Maps changes of a profile to the API's format. Unchanged fields are absent. */
export const toProfileRequest = ({
  locations,
  ...patch
}: ProfilePatch): CallInput<typeof updateProfileCall>['body'] => ({
  ...patch,
  ...(locations && { locations: locations.map(toWireLocation) }),
});
