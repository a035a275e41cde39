import { useTranslation } from 'react-i18next';
import { useText } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceSheet, type ItemSheetProps } from './choice-sheet.tsx';
import { InLine } from './in-line.ts';
import { PriceOptions } from './item-options.tsx';
import { useItemChoice } from './use-item-choice.ts';
import { useProblemPlaces } from './use-problem-places.ts';

export interface PriceDialogProps extends ItemSheetProps {
  /** To the item's whole page. */
  onMore: () => void;
}

/** Only the question which size, and how many (spec, section 5: several price labels open a price-choice modal). */
export function PriceDialog({ item, type, drafts, open, home, onClose, onMore }: PriceDialogProps) {
  const { t } = useTranslation();
  const text = useText();
  const making = useItemChoice(item, null, drafts);
  const places = useProblemPlaces();
  return (
    <ChoiceSheet
      item={item}
      type={type}
      making={making}
      places={places}
      gap="2"
      open={open}
      onClose={onClose}
      closeLabel={t('ui.close')}
      home={home}
    >
      <PriceOptions item={item} type={type} making={making} places={places} />
      <InLine>
        <Button variant="quiet" aria-label={t('item.aboutName', { name: text(item.name) })} onClick={onMore}>
          {t('item.about')}
        </Button>
      </InLine>
    </ChoiceSheet>
  );
}
