import type * as z from 'zod/mini';
import type { branch, business } from '../../../../src/api/contract/business-contract.ts';
import type { FileBranch } from '../business-file/business-file.ts';
import type { FileOrderFee } from '../business-file/business-file-settings.ts';
import { type BusinessDocument, createWireMappers, toWireId } from './business-document.ts';

/** The business settings as the server sends them. Clients fill in the defaults. */
export type SettingsInput = z.input<typeof business>;

const toBranchWire = (
  referenceId: string,
  {
    slot_minutes: _length,
    slot_step_minutes: _step,
    slot_capacity: _capacity,
    hold_minutes: _hold,
    slot_cut_offs: _cutOffs,
    special_hours: specialHours = [],
    tables,
    reservation: _reservation,
    ...rest
  }: FileBranch,
): z.input<typeof branch> => ({
  ...rest,
  id: toWireId(referenceId, rest.id),
  available: rest.available && JSON.stringify(rest.available),
  has_tables: !!tables?.length,
  special_hours: specialHours.map(({ closed: _closed, to, ...hours }) => ({
    ...hours,
    to: to ?? hours.from,
  })),
});

/** The reservation settings that the landing page needs. The reservation screens request the rest. */
function toLandingReservation({ settings, branches, services }: BusinessDocument['file']) {
  if (!settings.reservation) return undefined;
  const { enabled, with_table, type, max_users, min_advance } = settings.reservation;
  const hasReservableTables = branches.some(({ tables = [] }) =>
    tables.some(({ reservable }) => reservable !== false),
  );
  const kinds = [
    ...(hasReservableTables ? (['table'] as const) : []),
    ...(services.length ? (['service'] as const) : []),
  ];
  return { enabled, with_table, type, max_users, min_advance, kinds };
}

/** Everything about a business except its menu, as sent to clients, with `activeBranch` as its branch. */
export function toSettingsWire(document: BusinessDocument, activeBranch: FileBranch): SettingsInput {
  const { file } = document;
  const { toImageWire, toTaxWires } = createWireMappers(document);
  const {
    background,
    logo,
    cover,
    checkoutDelivery: delivery,
    checkoutCarPickup: pickup,
    checkoutDineIn: dineIn,
    ...settings
  } = file.settings;
  const toFeeWires = (fees: FileOrderFee[] | undefined) =>
    fees?.map((fee) => ({ ...fee, taxes: toTaxWires(fee.taxes) }));
  return {
    ...settings,
    id: file.reference_id,
    reference_id: file.reference_id,
    user_id: file.reference_id,
    branch_id: toWireId(file.reference_id, activeBranch.id),
    branch_name: activeBranch.name,
    branches: file.branches.map((fileBranch) => toBranchWire(file.reference_id, fileBranch)),
    reservation: toLandingReservation(file),
    checkoutDelivery: delivery && {
      ...delivery,
      fees: toFeeWires(delivery.fees),
      fee_taxes: delivery.fee_taxes === 'goods' ? 'goods' : toTaxWires(delivery.fee_taxes),
    },
    checkoutDineIn: dineIn && { ...dineIn, fees: toFeeWires(dineIn.fees) },
    checkoutCarPickup: pickup && {
      ...pickup,
      fees: toFeeWires(pickup.fees),
      branches: pickup.branches?.map((id) => toWireId(file.reference_id, id)),
    },
    background: background && { ...background, image: toImageWire(background.image) },
    logo: toImageWire(logo),
    cover: toImageWire(cover),
    exclusive_taxes: toTaxWires(file.exclusive_taxes),
  };
}
