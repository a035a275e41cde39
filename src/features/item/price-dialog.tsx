import type { MenuItem, SellingType } from '../../domain/menu/types.ts';
import { useT, useText } from '../../i18n/context.tsx';
import { Button } from '../../ui/button.tsx';
import { clock } from '../../ui/icon-paths.ts';
import { LiveRegion } from '../../ui/live-region.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Stack } from '../../ui/stack.tsx';
import { InLine } from './in-line.ts';
import { ItemAction } from './item-action.tsx';
import { PriceOptions } from './item-options.tsx';
import { useBlocker } from './use-blocker.ts';
import { type Drafts, useItemChoice } from './use-item-choice.ts';
import { useProblemPlaces } from './use-problem-places.ts';

export interface PriceDialogProps {
  item: MenuItem;
  type: SellingType;
  drafts: Drafts;
  open: boolean;
  home: () => HTMLElement | null;
  onClose: () => void;
  /** To the item's whole page. */
  onMore: () => void;
}

/** Only the question which size, and how many (spec, section 5: several price labels open a price-choice modal). */
export function PriceDialog({ item, type, drafts, open, home, onClose, onMore }: PriceDialogProps) {
  const t = useT();
  const text = useText();
  const blocker = useBlocker(item, type);
  const making = useItemChoice(item, null, drafts);
  const places = useProblemPlaces();
  const name = text(item.name);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={name}
      closeLabel={t('ui.close')}
      home={home}
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
      <Stack ref={places.body} gap="2">
        {blocker && (
          <Notice icon={clock} tone="warn">
            {blocker.text}
          </Notice>
        )}
        <PriceOptions item={item} type={type} making={making} places={places} />
        <InLine>
          <Button variant="quiet" aria-label={t('item.aboutName', { name })} onClick={onMore}>
            {t('item.about')}
          </Button>
        </InLine>
      </Stack>
    </Sheet>
  );
}
