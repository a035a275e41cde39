import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canAddWithoutDetails, getCountRule, hasChoices } from '../../domain/menu/item-choice.ts';
import type { MenuItem } from '../../domain/menu/menu-types.ts';
import { useFormat, useLocalize, useTextLanguage } from '../../i18n/i18n-context.tsx';
import { useSentence } from '../../i18n/use-sentence.ts';
import { paths } from '../../router/paths.ts';
import { useRouter } from '../../router/router-context.tsx';
import { useCart } from '../../stores/stores-context.tsx';
import { Badge } from '../../ui/feedback/badge.tsx';
import { AddButton } from '../../ui/inputs/add-button.tsx';
import { useTimeOfDayFormatter } from '../branches/use-time-of-day-formatter.ts';
import { AddAction } from './add-action.tsx';
import { useCardContext } from './card-context.ts';
import { findEffectiveDiscount } from './card-price.ts';
import { CardPriceText } from './card-price-text.tsx';

/** The content, link and state of an item's card, in any layout. */
export interface ItemCardContent {
  readonly name: string;
  readonly description: string;
  readonly lang: string | undefined;
  readonly descriptionLang: string | undefined;
  readonly href: string;
  readonly onOpen: () => void;
  readonly price: ReactNode;
  readonly badges: ReactNode;
  readonly action: ReactNode;
  readonly unavailable: boolean;
}

/** Returns what the card of an item shows. Needs a `CardProvider`. */
export function useItemCard(item: MenuItem): ItemCardContent {
  const { t } = useTranslation();
  const localize = useLocalize();
  const getTextLanguage = useTextLanguage();
  const router = useRouter();
  const context = useCardContext();
  const { referenceId, type, arePricesHidden } = context;
  const startMinutes = context.startMinutesById.get(item.id);
  const canUseCart = context.isCartEnabled && startMinutes === undefined;
  const path = paths.item({ referenceId, type, categoryId: item.categoryId, itemId: item.id });
  const name = localize(item.name);
  const onOpen = () => void router.navigate(path);
  const needsNoDetails = canAddWithoutDetails(item, {
    pricesHidden: arePricesHidden,
    cartEnabled: canUseCart,
  });
  const addsWithOneTap = needsNoDetails && item.priceLabels.length < 2;
  return {
    name,
    description: localize(item.description),
    lang: getTextLanguage(item.name),
    descriptionLang: getTextLanguage(item.description),
    href: router.buildHref(path),
    onOpen,
    price: arePricesHidden ? null : <CardPriceText item={item} />,
    badges: useBadges(
      item,
      addsWithOneTap && !getCountRule(item, item.priceLabels[0]?.id ?? null).isSingleUnit,
      startMinutes,
    ),
    action: addsWithOneTap ? (
      <AddAction item={item} name={name} />
    ) : (
      canUseCart &&
      !item.soldOut && (
        <AddButton
          label={t(getAddLabelKey(item, needsNoDetails), { name })}
          onClick={() => void router.navigate(path, { state: { priceOnly: needsNoDetails } })}
        />
      )
    ),
    unavailable: item.soldOut || startMinutes !== undefined,
  };
}

/**
 * Message key for the accessible name of the "+" button that opens the item. For an item without choices, the name says
 * "add", because the customer has nothing to choose in the opened item.
 */
const getAddLabelKey = (item: MenuItem, onlyNeedsSize: boolean) => {
  if (onlyNeedsSize) return 'menu.chooseSize';
  return hasChoices(item) ? 'menu.choose' : 'menu.add';
};

/** Returns the two most important badges. A phone has no room for more beside the picture. */
function useBadges(item: MenuItem, hasStepper: boolean, startMinutes: number | undefined): ReactNode {
  const { t } = useTranslation();
  const renderSentence = useSentence();
  const format = useFormat();
  const { discounts, newIds, arePricesHidden } = useCardContext();
  const count = useCart(({ cart }) =>
    hasStepper ? 0 : cart.lines.reduce((sum, line) => (line.itemId === item.id ? sum + line.count : sum), 0),
  );
  const formatTimeOfDay = useTimeOfDayFormatter();
  const createTimeBadge = (key: 'menu.fromTime' | 'menu.until', minutes: number | null | undefined) =>
    minutes != null && (
      <Badge key={key} tone="warn">
        {t(key, { time: formatTimeOfDay(minutes) })}
      </Badge>
    );
  const discount = arePricesHidden ? null : findEffectiveDiscount(item, discounts);
  const badges = [
    item.soldOut && <Badge key="soldOut">{t('menu.soldOut')}</Badge>,
    createTimeBadge('menu.fromTime', startMinutes),
    count > 0 && (
      <Badge key="inCart" tone="brand">
        {t('menu.inCart', { count })}
      </Badge>
    ),
    discount && (
      <Badge key="off" tone="sale">
        {discount.type === 'percent'
          ? t('menu.percentOff', { rate: format.formatPercent(discount.rate) })
          : renderSentence('menu.amountOff', { amount: format.formatMoney(discount.value) })}
      </Badge>
    ),
    (newIds.has(item.id) || item.tags.includes('new')) && (
      <Badge key="new" tone="ok">
        {t('tags.new')}
      </Badge>
    ),
    startMinutes === undefined && createTimeBadge('menu.until', item.window?.to),
  ].filter(Boolean);
  return badges.length ? badges.slice(0, 2) : null;
}
