import { countAddableUnits } from '../../domain/cart/cart.ts';
import type { Cart, Choice } from '../../domain/cart/cart-types.ts';
import { type ChoiceProblem, checkChoice } from '../../domain/menu/check-choice.ts';
import { createDefaultChoice } from '../../domain/menu/default-choice.ts';
import { getCountRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { addFixedParts } from '../../domain/menu/set-parts.ts';
import { selectBusinessLocale } from '../../i18n/select-locale.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import { getFulfilmentTime } from '../../stores/cart/cart-selectors.ts';
import { findItemBlocker } from '../../stores/menu/item-blocker.ts';
import type { AddOutcome, AddRefusal, AddRequest, AppHandle, CouponOutcome } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { createCartSnapshot } from './cart-snapshot.ts';

type HostCalls = Pick<AppHandle, 'navigate' | 'addToCart' | 'applyCoupon' | 'setLocale'>;

const REFUSALS: Readonly<Record<AddRefusal, string>> = {
  unavailable: 'The business or its menu could not be loaded.',
  'unknown-item': 'The menu has no item with this id.',
  'sold-out': 'The item is sold out.',
  'not-served-now': 'The item is not on the menu now.',
  closed: 'The business is closed and takes no scheduled orders.',
  'not-orderable': 'The item or the business does not take orders of the current order type.',
  'bad-choice': 'The item cannot be ordered with this price label, these modifiers or this note',
  'bad-count': 'The item cannot be ordered in this quantity.',
};

const refuseItem = (reason: AddRefusal, detail = ''): AddOutcome => ({
  ok: false,
  reason,
  message: REFUSALS[reason] + detail,
});

/** Describes for developers what is wrong with a choice, such as `below_min group size`. */
const describeProblem = ({ reason, activeGroup, modifierId }: ChoiceProblem): string =>
  [reason, activeGroup && `group ${activeGroup.group.id}`, modifierId && `modifier ${modifierId}`]
    .filter(Boolean)
    .join(' ');

/** Converts a request of the host page to a choice. Omitted fields get the item's defaults. */
function buildChoice(item: MenuItem, { priceLabelId, modifiers, note, count }: AddRequest): Choice {
  const defaults = createDefaultChoice(item);
  // Never pick one of several prices on the customer's behalf.
  const labelId = priceLabelId ?? (item.priceLabels.length > 1 ? null : defaults.priceLabelId);
  return {
    itemId: item.id,
    priceLabelId: labelId,
    modifiers: modifiers
      ? addFixedParts(
          item,
          modifiers.map(({ id, quantity = 1 }) => ({ id, quantity })),
        )
      : defaults.modifiers,
    note: (note ?? '').slice(0, 500),
    count: count ?? getCountRule(item, labelId).minimum,
  };
}

/** Why a choice cannot be added to the cart; null when it can. */
function checkAddition(item: MenuItem, choice: Choice, cart: Cart): AddOutcome | null {
  const problems = checkChoice(item, choice);
  if (problems.some(({ reason }) => reason === 'count_out_of_range')) return refuseItem('bad-count');
  if (problems.length) return refuseItem('bad-choice', `: ${problems.map(describeProblem).join(', ')}.`);
  const rule = getCountRule(item, choice.priceLabelId);
  return choice.count > countAddableUnits(cart, choice, rule)
    ? refuseItem('bad-count', ` The cart can hold ${rule.maximum} of it.`)
    : null;
}

/** The element's methods for the host page. */
export function createHostCalls({
  config,
  stores,
  router,
  i18n,
  getLanguagePreferences,
  report,
}: Services): HostCalls {
  /** Resolves to false when the business fails to load. */
  const ensureLoaded = async (): Promise<boolean> => {
    if (stores.business.getState().status !== 'fetched') await stores.business.getState().load();
    return stores.business.getState().status === 'fetched';
  };

  const getBusinessLocales = () => stores.business.getState().business?.locales ?? [];

  const findItem = async (id: string): Promise<MenuItem | undefined> => {
    const { findItem, isComplete, loadItem } = stores.menu.getState();
    if (!findItem(id) && !isComplete) await loadItem(stores.business.getState().branchId, id);
    return stores.menu.getState().findItem(id);
  };

  const addItem = async (request: AddRequest): Promise<AddOutcome> => {
    if (!(await ensureLoaded())) return refuseItem('unavailable');
    const item = await findItem(String(request.itemId));
    if (!item) return refuseItem('unknown-item');
    await stores.shop.getState().load();
    const { orderType } = stores.cart.getState().cart;
    const blocker = findItemBlocker(item, orderType, {
      ...stores.menu.getState(),
      business: stores.business.getState().business,
      branch: stores.business.getState().branch,
      isOpen: stores.shop.getState().getOpenState(orderType).open,
      now: getFulfilmentTime(stores.cart.getState(), stores.now()),
    });
    if (blocker) return refuseItem(blocker.kind === 'served-later' ? 'not-served-now' : blocker.kind);
    const choice = buildChoice(item, request);
    const { cart, add } = stores.cart.getState();
    const refusal = checkAddition(item, choice, cart);
    if (refusal) return refusal;
    add(choice);
    return { ok: true, cart: createCartSnapshot(stores) };
  };

  const refuseCoupon = (
    code: string,
    reason: Extract<CouponOutcome, { ok: false }>['reason'],
  ): CouponOutcome => ({
    ok: false,
    code,
    reason,
    message: `The code "${code}" cannot be used: ${reason}.`,
  });

  const applyCode = async (input: string): Promise<CouponOutcome> => {
    const code = String(input).trim();
    if (!code) return refuseCoupon(code, 'unknown');
    if (!(await ensureLoaded())) return refuseCoupon(code, 'unavailable');
    await stores.cart.getState().applyCoupon(code);
    const { couponRefusal, coupon, bill } = stores.cart.getState();
    if (couponRefusal?.code === code) return refuseCoupon(code, couponRefusal.reason);
    return {
      ok: true,
      code: coupon?.code ?? code,
      applied: !!coupon?.terms && bill?.couponOutcome === 'applied',
      cart: createCartSnapshot(stores),
    };
  };

  return {
    navigate: (path) => router.navigate(normalisePath(String(path), config.referenceId)),
    addToCart: (request) =>
      addItem(request).catch((error) => {
        report(error, 'addToCart');
        return refuseItem('unavailable');
      }),
    applyCoupon: (code) =>
      applyCode(code).catch((error) => {
        report(error, 'applyCoupon');
        return refuseCoupon(code, 'unavailable');
      }),
    async setLocale(code) {
      if (await ensureLoaded())
        await i18n.setLocale(
          selectBusinessLocale({ ...getLanguagePreferences(), requestedLocale: code }, getBusinessLocales()),
        );
    },
  };
}
