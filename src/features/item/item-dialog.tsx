import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLostOptionsText } from '../../components/cart/line-problem-text.ts';
import { usePathParams } from '../../components/layout/use-path-params.ts';
import { useOfferedItem } from '../../components/menu/use-offered-parts.ts';
import { ShareButton } from '../../components/orders/share-button.tsx';
import type { Choice } from '../../domain/cart/cart-types.ts';
import { findPriceLabel } from '../../domain/menu/item-choice.ts';
import type { MenuItem, OrderType } from '../../domain/menu/menu-types.ts';
import { priceChoice } from '../../domain/pricing/choice-price.ts';
import { useFormat, useLocalize, useTextLanguage } from '../../i18n/i18n-context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { Price } from '../../ui/cards/price.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { close } from '../../ui/icons/icon-paths.ts';
import { alert, arrowBack } from '../../ui/icons/icon-paths-more.ts';
import { Picture } from '../../ui/layout/picture.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Heading } from '../../ui/layout/text.tsx';
import { ChoiceSheet, type SharedItemDialogProps } from './choice-sheet.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemOptions } from './item-options.tsx';
import { RelatedItems } from './related-items.tsx';
import { useDiscounts } from './use-discounts.ts';
import { type ItemChoice, useItemChoice } from './use-item-choice.ts';
import { useProblemTargets } from './use-problem-targets.ts';

const Hero = styled('div', { height: 240 });

export interface ItemDialogProps extends SharedItemDialogProps {
  /** The cart line to edit. Null adds a new line. */
  lineKey: string | null;
  /** True when the customer opened the dialog from another item. Closing it then returns to that item. */
  isFromItem: boolean;
  /** True when the dialog replaces another open item. It then opens without an animation. */
  skipsAnimation: boolean;
  /** True when the dialog lies over a screen other than the menu. It then has no links away from that screen. */
  isOverlay?: boolean;
}

/** The full item sheet with details, options and related items. */
export function ItemDialog(props: ItemDialogProps) {
  const {
    type,
    lineKey,
    drafts,
    open,
    isFromItem,
    skipsAnimation,
    isOverlay = false,
    findFocusTarget,
    onClose,
    closeHref,
  } = props;
  const item = useOfferedItem(props.item, type);
  const { t } = useTranslation();
  const localize = useLocalize();
  const getTextLanguage = useTextLanguage();
  const pathParams = usePathParams();
  const pricesHidden = useBusiness(({ business }) => business?.hidesPrices);
  const itemChoice = useItemChoice(item, lineKey, drafts);
  const problemTargets = useProblemTargets();
  const unavailableText = useUnavailableText(item, itemChoice);
  const name = localize(item.name);
  const path = paths.item({ ...pathParams, categoryId: item.categoryId, itemId: item.id });
  return (
    <ChoiceSheet
      item={item}
      type={type}
      itemChoice={itemChoice}
      problemTargets={problemTargets}
      gap="4"
      open={open}
      onClose={onClose}
      {...(closeHref && { closeHref })}
      closeLabel={t(isFromItem ? 'ui.back' : 'ui.close')}
      closeIcon={isFromItem ? arrowBack : close}
      skipsAnimation={skipsAnimation}
      getFallbackFocus={findFocusTarget}
      media={
        item.image && (
          <Hero>
            <Picture picture={item.image} alt="" preset="hero" />
          </Hero>
        )
      }
      header={
        <Stack gap="3">
          {item.image && (
            <Heading size="l" lang={getTextLanguage(item.name)}>
              {name}
            </Heading>
          )}
          {!pricesHidden && <ItemPrice item={item} choice={itemChoice.choice} type={type} />}
          <ItemFacts item={item} type={type} priceLabelId={itemChoice.choice.priceLabelId} />
        </Stack>
      }
    >
      {unavailableText && (
        <Notice icon={alert} tone="warn">
          {unavailableText}
        </Notice>
      )}
      <ItemOptions item={item} type={type} itemChoice={itemChoice} problemTargets={problemTargets} />
      {isOverlay ? null : (
        <>
          <ShareButton
            title={name}
            path={path}
            label={t('item.shareName', { name })}
            linkLabel={t('item.linkByHand')}
          />
          <RelatedItems item={item} type={type} />
        </>
      )}
    </ChoiceSheet>
  );
}

/** Returns a message about unavailable choices of the edited line, or ''. The message stays while the sheet is open. */
function useUnavailableText(item: MenuItem, { line }: ItemChoice): string {
  const { t } = useTranslation();
  const [initialLine] = useState(line);
  const lostOptionsText = useLostOptionsText(item, initialLine?.modifiers ?? []);
  if (!initialLine) return '';
  const isLabelGone = item.priceLabels.length > 0 && !findPriceLabel(item, initialLine.priceLabelId);
  return [isLabelGone && t('cartProblem.price_label_gone'), lostOptionsText].filter(Boolean).join(' ');
}

/** Price of one unit without options. Renders nothing when the price labels already show prices. */
function ItemPrice({ item, choice, type }: { item: MenuItem; choice: Choice; type: OrderType }) {
  const { t } = useTranslation();
  const { formatMoney } = useFormat();
  const discounts = useDiscounts(type);
  const unitPrice = priceChoice(item, { ...choice, modifiers: [], count: 1 }, discounts);
  if (!unitPrice || item.priceLabels.length > 1) return null;
  return (
    <Price
      size="l"
      amount={formatMoney(unitPrice.total)}
      oldAmount={
        unitPrice.totalBeforeDiscount.minor > unitPrice.total.minor
          ? formatMoney(unitPrice.totalBeforeDiscount)
          : undefined
      }
      oldLabel={t('menu.wasLabel')}
      newLabel={t('menu.nowLabel')}
    />
  );
}
