import { type ChoiceProblem, checkChoice } from '../../domain/menu/check-choice.ts';
import { defaultChoice } from '../../domain/menu/default-choice.ts';
import { countRule } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { localeForBusiness } from '../../i18n/detect.ts';
import { normalisePath } from '../../router/normalise-path.ts';
import { servedAt } from '../../stores/cart/cart-selectors.ts';
import { itemBlocker } from '../../stores/menu/item-blocker.ts';
import type { AddOutcome, AddRefusal, AddRequest, AppHandle, CouponOutcome } from '../app-config.ts';
import type { Services } from '../service-types.ts';
import { snapshotOf } from './cart-snapshot.ts';

type HostCalls = Pick<AppHandle, 'navigate' | 'addToCart' | 'applyCoupon' | 'setLocale'>;

const REFUSALS: Readonly<Record<AddRefusal, string>> = {
  unavailable: 'The business or its menu could not be loaded.',
  'unknown-item': 'There is no such item.',
  'sold-out': 'The item is sold out.',
  'not-served-now': 'The item is not on the menu now.',
  closed: 'The business is closed and takes no orders for later.',
  'not-orderable': 'The item, or the business, takes no orders of this kind.',
  'bad-choice': 'The item cannot be ordered with this price label, these modifiers or this note',
  'bad-count': 'The item cannot be ordered in this count.',
};

const refused = (reason: AddRefusal, more = ''): AddOutcome => ({
  ok: false,
  reason,
  message: REFUSALS[reason] + more,
});

/** What is wrong with a choice, for whoever wrote it: `below_min (group size)`. */
const named = ({ reason, asked, modifierId }: ChoiceProblem): string =>
  [reason, asked && `group ${asked.group.id}`, modifierId && `modifier ${modifierId}`]
    .filter(Boolean)
    .join(' ');

/** What a host may ask of the app. */
export function hostCalls({ config, stores, router, i18n, wishes, report }: Services): HostCalls {
  /** False when the business cannot be had. */
  const isLoaded = async (): Promise<boolean> => {
    if (stores.business.getState().status !== 'fetched') await stores.business.getState().load();
    return stores.business.getState().status === 'fetched';
  };

  const localesNow = () => stores.business.getState().business?.locales ?? [];

  const findItem = async (id: string): Promise<MenuItem | undefined> => {
    const { itemById, complete, loadItem } = stores.menu.getState();
    const isElsewhere = !itemById(id) && !complete;
    if (isElsewhere) await loadItem(stores.business.getState().branchId, id);
    return stores.menu.getState().itemById(id);
  };

  const add = async ({ itemId, modifiers, ...asked }: AddRequest): Promise<AddOutcome> => {
    if (!(await isLoaded())) return refused('unavailable');
    const item = await findItem(String(itemId));
    if (!item) return refused('unknown-item');
    await stores.shop.getState().load();
    const { sellingType } = stores.cart.getState().cart;
    const blocker = itemBlocker(item, sellingType, {
      ...stores.menu.getState(),
      business: stores.business.getState().business,
      open: stores.shop.getState().openState(sellingType).open,
      now: servedAt(stores.cart.getState(), stores.now()),
    });
    if (blocker) return refused(blocker.kind === 'served-later' ? 'not-served-now' : blocker.kind);
    const usual = defaultChoice(item);
    const priceLabelId = asked.priceLabelId ?? usual.priceLabelId;
    const choice = {
      itemId: item.id,
      priceLabelId,
      modifiers: modifiers?.map(({ id, quantity = 1 }) => ({ id, quantity })) ?? usual.modifiers,
      note: (asked.note ?? '').slice(0, 500),
      count: asked.count ?? countRule(item, priceLabelId).minimum,
    };
    const problems = checkChoice(item, choice);
    if (problems.some(({ reason }) => reason === 'count_out_of_range')) return refused('bad-count');
    if (problems.length) return refused('bad-choice', `: ${problems.map(named).join(', ')}.`);
    stores.cart.getState().add(choice);
    // Without its code there is no total yet; the cart is right all the same.
    await stores.cart.loadPricing().catch(() => undefined);
    return { ok: true, cart: snapshotOf(stores) };
  };

  const refusedCode = (
    code: string,
    reason: Extract<CouponOutcome, { ok: false }>['reason'],
  ): CouponOutcome => ({
    ok: false,
    code,
    reason,
    message: `The code "${code}" cannot be used: ${reason}.`,
  });

  const apply = async (typed: string): Promise<CouponOutcome> => {
    const code = String(typed).trim();
    if (!code) return refusedCode(code, 'unknown');
    if (!(await isLoaded())) return refusedCode(code, 'unavailable');
    await stores.cart.loadPricing().catch(() => undefined);
    await stores.cart.getState().applyCoupon(code);
    const { couponRefusal, coupon, bill } = stores.cart.getState();
    if (couponRefusal?.code === code) return refusedCode(code, couponRefusal.reason);
    return {
      ok: true,
      code: coupon?.code ?? code,
      applied: !!coupon?.terms && bill?.couponOutcome === 'applied',
      cart: snapshotOf(stores),
    };
  };

  return {
    navigate: (path) => router.navigate(normalisePath(String(path), config.referenceId)),
    addToCart: (request) =>
      add(request).catch((error) => {
        report(error, 'addToCart');
        return refused('unavailable');
      }),
    applyCoupon: (code) =>
      apply(code).catch((error) => {
        report(error, 'applyCoupon');
        return refusedCode(code, 'unavailable');
      }),
    async setLocale(code) {
      if (await isLoaded())
        await i18n.setLocale(localeForBusiness({ ...wishes(), asked: code }, localesNow()));
    },
  };
}
