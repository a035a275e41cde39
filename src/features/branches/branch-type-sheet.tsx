import { useTranslation } from 'react-i18next';
import { useOrderTypeNames } from '../../components/layout/use-order-type-names.ts';
import type { Branch } from '../../domain/business/business-types.ts';
import type { OrderType } from '../../domain/menu/menu-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { Button } from '../../ui/inputs/button.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';

export interface BranchTypeSheetProps {
  open: boolean;
  branch: Branch;
  /** The order types that the branch offers. */
  types: readonly OrderType[];
  onChoose: (type: OrderType) => void;
  onClose: () => void;
}

/** Says that a branch has no pickup. The customer can choose another order type there, or another branch. */
export function BranchTypeSheet({ open, branch, types, onChoose, onClose }: BranchTypeSheetProps) {
  const { t } = useTranslation();
  const localize = useLocalize();
  const typeNames = useOrderTypeNames();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={localize(branch.name)}
      closeLabel={t('ui.close')}
      footer={
        <Button variant="secondary" block onClick={onClose}>
          {t('branches.choose')}
        </Button>
      }
    >
      <Stack gap="3">
        <Text>{t('notice.noPickupHere')}</Text>
        {types.map((type) => (
          <Button key={type} block onClick={() => onChoose(type)}>
            {t('menu.switchTo', { type: typeNames[type] })}
          </Button>
        ))}
      </Stack>
    </Sheet>
  );
}
