import { useTranslation } from 'react-i18next';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { ChoiceSheet, type SharedItemDialogProps } from './choice-sheet.tsx';
import { PriceOptions } from './item-options.tsx';
import { QuietButtonRow } from './quiet-button-row.ts';
import { useItemChoice } from './use-item-choice.ts';
import { useProblemTargets } from './use-problem-targets.ts';

export interface PriceDialogProps extends SharedItemDialogProps {
  /** Opens the full item sheet. */
  onMore: () => void;
}

/** Small dialog to choose only the price label and quantity (spec, section 5: price-choice modal). */
export function PriceDialog({
  item,
  type,
  drafts,
  open,
  findFocusTarget,
  onClose,
  onMore,
}: PriceDialogProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const itemChoice = useItemChoice(item, null, drafts);
  const problemTargets = useProblemTargets();
  return (
    <ChoiceSheet
      item={item}
      type={type}
      itemChoice={itemChoice}
      problemTargets={problemTargets}
      gap="2"
      open={open}
      onClose={onClose}
      closeLabel={t('ui.close')}
      getFallbackFocus={findFocusTarget}
    >
      <PriceOptions item={item} type={type} itemChoice={itemChoice} problemTargets={problemTargets} />
      <QuietButtonRow>
        <Button
          variant="quiet"
          aria-label={t('item.aboutName', { name: localize(item.name) })}
          onClick={onMore}
        >
          {t('item.about')}
        </Button>
      </QuietButtonRow>
    </ChoiceSheet>
  );
}
