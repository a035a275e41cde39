import type { Branch } from '../../domain/business/business-types.ts';
import { useLocalize } from '../../i18n/i18n-context.tsx';
import { PlaceOption, type PlaceOptionProps } from '../../ui/cards/place-option.tsx';

export interface BranchOptionProps extends Pick<PlaceOptionProps, 'facts' | 'isCurrent' | 'isBusy'> {
  branch: Branch;
  onChoose: (branchId: string) => void;
}

/** A branch in a list of branches to choose from. */
export function BranchOption({ branch: { id, name }, onChoose, ...rest }: BranchOptionProps) {
  const localize = useLocalize();
  return <PlaceOption {...rest} title={localize(name)} onChoose={() => onChoose(id)} />;
}
