import { useState } from 'react';
import { labelOf } from '../../domain/menu/choice.ts';
import type { MenuItem, SellingType } from '../../domain/menu/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { paths } from '../../router/paths.ts';
import { useBusiness } from '../../stores/context.tsx';
import { styled } from '../../theme/stitches.ts';
import { alert, clock, close } from '../../ui/icon-paths.ts';
import { arrowBack } from '../../ui/icon-paths-more.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Heading } from '../../ui/text.tsx';
import { useHere } from '../shared/use-here.ts';
import { useLostText } from '../shared/use-lost-text.ts';
import { ItemAction } from './item-action.tsx';
import { ItemFacts } from './item-facts.tsx';
import { ItemOptions } from './item-options.tsx';
import { ItemPrice } from './item-price.tsx';
import { RelatedItems } from './related-items.tsx';
import { ShareButton } from './share-button.tsx';
import { useBlocker } from './use-blocker.ts';
import { type Drafts, type ItemChoice, useItemChoice } from './use-item-choice.ts';
import { useProblemPlaces } from './use-problem-places.ts';

const Hero = styled('div', { height: 240 });

export interface ItemDialogProps {
  item: MenuItem;
  type: SellingType;
  /** The cart's line to change; null for a new one. */
  lineKey: string | null;
  drafts: Drafts;
  open: boolean;
  /** Reached from another item, which closing leads back to. */
  fromItem: boolean;
  /** Takes the place of an item that was open. */
  still: boolean;
  /** Where the focus goes after closing, when it came from nowhere. */
  home: () => HTMLElement | null;
  onClose: () => void;
}

/** An item with everything there is to know and to choose. */
export function ItemDialog(props: ItemDialogProps) {
  const { item, type, lineKey, drafts, open, fromItem, still, home, onClose } = props;
  const t = useT();
  const text = useText();
  const { referenceId } = useHere();
  const pricesHidden = useBusiness(({ business }) => business?.hide_price);
  const blocker = useBlocker(item, type);
  const making = useItemChoice(item, lineKey, drafts);
  const places = useProblemPlaces();
  const lost = useLost(item, making);
  const name = text(item.name);
  const path = paths.item({ referenceId, type, categoryId: item.categoryId, itemId: item.id });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      closeLabel={t(fromItem ? 'ui.back' : 'ui.close')}
      closeIcon={fromItem ? arrowBack : close}
      still={still}
      home={home}
      media={
        item.image && (
          <Hero>
            <Picture picture={item.image} alt="" preset="hero" />
          </Hero>
        )
      }
      footer={
        <ItemAction
          item={item}
          type={type}
          making={making}
          blocker={blocker}
          onProblem={places.lead}
          onDone={onClose}
        />
      }
    >
      <LiveRegion message={places.said} urgent />
      <Stack ref={places.body} gap="4">
        <Stack gap="3">
          {item.image && <Heading size="l">{name}</Heading>}
          {!pricesHidden && <ItemPrice item={item} choice={making.choice} type={type} />}
          <ItemFacts item={item} priceLabelId={making.choice.priceLabelId} />
        </Stack>
        {blocker && (
          <Notice icon={clock} tone="warn">
            {blocker.text}
          </Notice>
        )}
        {lost && (
          <Notice icon={alert} tone="warn">
            {lost}
          </Notice>
        )}
        <ItemOptions item={item} type={type} making={making} places={places} />
        <ShareButton name={name} path={path} />
        <RelatedItems item={item} type={type} />
      </Stack>
    </Sheet>
  );
}

/** What the cart's line had that cannot be had any more; said as long as the sheet is open. */
function useLost(item: MenuItem, { line }: ItemChoice): string {
  const t = useT();
  const lostText = useLostText();
  const [before] = useState(line);
  if (!before) return '';
  const isSizeGone = item.priceLabels.length > 0 && !labelOf(item, before.priceLabelId);
  return [isSizeGone && t('cartProblem.price_label_gone'), lostText(item, before.modifiers)]
    .filter(Boolean)
    .join(' ');
}
