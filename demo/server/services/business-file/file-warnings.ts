import { findHiddenRequiredFields } from '../../../../src/domain/delivery/address-form.ts';
import { isPaidOnline } from '../../../../src/domain/payment/payment-type.ts';
import { areAllDarkOrAllLight, isDarkColor, parseColor } from '../../../../src/lib/color.ts';
import { getDeliveryForm, getShippingForm } from '../delivery/delivery-forms.ts';
import { getStripeStep } from '../payment/stripe-amounts.ts';
import type { BusinessFile } from './business-file.ts';
import { formatPath } from './file-problem.ts';
import { createProblemLocator } from './problem-location.ts';
import { findSetWarnings } from './set-warnings.ts';

type ModifierGroup = BusinessFile['modifier_groups'][string];

/**
 * Lists the groups that require more options than are available. Customers see dishes with these groups as sold out
 * (decisions, section 7).
 */
function findGroupsWithTooFewOptions({
  modifier_groups: groups,
}: BusinessFile): [name: string, group: ModifierGroup][] {
  return Object.entries(groups).filter(([, { min, modifiers }]) => {
    const availableModifiers = modifiers.filter((modifier) => modifier.available !== false);
    return availableModifiers.reduce((sum, { max_quantity: quantity = 1 }) => sum + quantity, 0) < (min ?? 0);
  });
}

/** An address type asks for either the house number or the building. Maps each of these fields to the other one. */
const OTHER_NUMBER = { house_number: 'building', building: 'house_number' } as const;

/** Finds required address fields that some or all customers never see. Returns the path and the reason for each. */
function findUnaskedRequiredFields(file: BusinessFile): { path: string; warning: string }[] {
  const forms = { form: getDeliveryForm(file), shipping_form: getShippingForm(file) };
  return (['form', 'shipping_form'] as const)
    .filter((name) => file.delivery[name])
    .flatMap((name) =>
      findHiddenRequiredFields(forms[name]).map((field) => {
        const path = formatPath(['delivery', name, 'fields', field]);
        if (!forms[name].fields[field]?.on || (field !== 'house_number' && field !== 'building'))
          return {
            path,
            warning: 'the field is required but not shown, so nobody is asked for it. Set "on" to true.',
          };
        const other = OTHER_NUMBER[field];
        const types = field === 'house_number' ? 'companies and apartments' : 'houses';
        return {
          path,
          warning: `${types} are asked for ${other} instead, which is optional. Make ${other} required too, or switch it off.`,
        };
      }),
    );
}

/**
 * Why customers never see the page's gradient, or null when they do. The theme drops the gradient for the same reasons.
 */
function findGradientProblem({
  background,
  dark_mode,
}: Pick<BusinessFile['settings'], 'background' | 'dark_mode'>): string | null {
  if (background?.option !== 'gradient') return null;
  const colors = (background.gradient ?? []).map((stop) => parseColor(stop, () => null));
  // Only a browser can parse other colour names.
  if (colors.includes(null)) return null;
  const parsedColors = colors.filter((color) => color !== null);
  if (!areAllDarkOrAllLight(parsedColors))
    return 'no text is readable on both light and dark colours, so the page has no gradient. Use colours that are all light or all dark.';
  return dark_mode === 'on' && !parsedColors.some(isDarkColor)
    ? 'light colours are not shown while dark_mode is "on". Use dark colours, or another dark_mode.'
    : null;
}

/** Whether Stripe would refuse some of the business's totals because `online_rounding` is not set. */
const hasRefusedTotals = ({
  currency,
  payment_methods = [],
  online_rounding,
}: BusinessFile['settings']): boolean =>
  !online_rounding && payment_methods.some(isPaidOnline) && getStripeStep(currency) !== undefined;

/** Why customers never see the field for the file's coupons, or null when they do. */
function findCouponProblem({ coupons, settings }: BusinessFile): string | null {
  if (!coupons.length) return null;
  if (!settings.coupon)
    return 'customers cannot enter these coupons, because the coupon field is switched off. Set settings.coupon to true.';
  return settings.hide_price
    ? 'customers cannot enter these coupons, because the coupon field is hidden while settings.hide_price is true.'
    : null;
}

/** Whether delivery is on but leads nowhere: no zone is visible, and no parcels are sent to countries. */
const hasNowhereToDeliver = ({ settings, zones, countries }: BusinessFile): boolean =>
  !!settings.checkoutDelivery?.enabled &&
  zones.every(({ visible }) => visible === false) &&
  !(settings.checkoutDelivery.shipping && countries.length);

/** Whether the file has wallet packages that customers cannot buy, because no order with hidden prices uses the wallet. */
const hasUnavailablePackages = ({ wallet, settings }: BusinessFile): boolean =>
  !!settings.hide_price && !!settings.enable_wallet && !!wallet?.packages.length;

/**
 * Warnings about valid settings that the author of a business file may not intend. Each warning is one line: the line
 * number, the effect for customers and how to change it. `text` is the file's text.
 */
export function describeFileWarnings(file: BusinessFile, text: string): string[] {
  const locate = createProblemLocator(text);
  const formatWarning = (path: string, warning: string) =>
    `line ${locate(path)?.line ?? 1}, ${path}: ${warning}`;
  const themes = [
    { path: ['settings'], theme: file.settings },
    ...Object.entries(file.themes)
      .filter(([, { background }]) => background)
      .map(([name, theme]) => ({ path: ['themes', name], theme: { ...file.settings, ...theme } })),
  ];
  const gradientWarnings = themes.flatMap(({ path, theme }) => {
    const problem = findGradientProblem(theme);
    return problem ? [formatWarning(formatPath([...path, 'background', 'gradient']), problem)] : [];
  });
  const groupWarnings = findGroupsWithTooFewOptions(file).map(([name, { min }]) =>
    formatWarning(
      formatPath(['modifier_groups', name]),
      `the group requires ${min} options, but fewer are available. Dishes with this group are sold out until enough options are available.`,
    ),
  );
  const fieldWarnings = findUnaskedRequiredFields(file).map(({ path, warning }) =>
    formatWarning(path, warning),
  );
  const stepWarnings = hasRefusedTotals(file.settings)
    ? [
        formatWarning(
          'settings.currency',
          `Stripe accepts ${file.settings.currency} only in multiples of 0.010, so other totals cannot be paid online. Set online_rounding to true to round them.`,
        ),
      ]
    : [];
  const deliveryWarnings = hasNowhereToDeliver(file)
    ? [
        formatWarning(
          'settings.checkoutDelivery',
          'delivery is on, but the file has no visible zone, so the page says "No delivery right now". Add a zone to "zones". A zone without "shape" and "areas" accepts every address.',
        ),
      ]
    : [];
  const couponProblem = findCouponProblem(file);
  const couponWarnings = couponProblem ? [formatWarning('coupons', couponProblem)] : [];
  const packageWarnings = hasUnavailablePackages(file)
    ? [
        formatWarning(
          'wallet.packages',
          'customers cannot buy these packages, because orders cannot be paid from the wallet while settings.hide_price is true.',
        ),
      ]
    : [];
  const setWarnings = findSetWarnings(file).map(({ path, warning }) => formatWarning(path, warning));
  return [
    ...groupWarnings,
    ...setWarnings,
    ...fieldWarnings,
    ...gradientWarnings,
    ...stepWarnings,
    ...deliveryWarnings,
    ...couponWarnings,
    ...packageWarnings,
  ];
}
