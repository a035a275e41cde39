import { Children, type ReactNode } from 'react';
import { forcedColors } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { Icon } from '../icons/icon.tsx';
import { check, chevronForward } from '../icons/icon-paths-more.ts';
import { pin } from '../icons/icon-paths-ordering.ts';
import { Text } from '../layout/text.tsx';

const OptionButton = styled('button', {
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  width: '100%',
  height: '100%',
  minHeight: 64,
  padding: '$2 $4',
  textAlign: 'start',
  background: '$card',
  border: '1px solid $line',
  borderRadius: '$2',
  cursor: 'pointer',
  transition: 'border-color .16s',
  '&:hover': { borderColor: '$brandText' },
  '& > svg': { flex: 'none', color: '$mute' },
  '&[aria-current]': { borderColor: '$brandText', background: '$tint' },
  '&[aria-current] > svg': { color: '$brandText' },
  [forcedColors]: { '&[aria-current]': { borderWidth: 3 } },
});
const Words = styled('span', { flex: 1, minWidth: 0, '& > *': { display: 'block' } });

export interface PlaceOptionProps {
  icon?: string;
  /** Shown instead of the icon, for example a flag. */
  picture?: ReactNode;
  title: ReactNode;
  /** Lines below the title: address, hours, distance or fee. */
  facts: readonly ReactNode[];
  isCurrent?: boolean;
  isBusy?: boolean;
  onChoose: () => void;
}

/** A branch, area or country to choose. The current one can be chosen again. */
export function PlaceOption({
  icon = pin,
  picture,
  title,
  facts,
  isCurrent = false,
  isBusy = false,
  onChoose,
}: PlaceOptionProps) {
  return (
    <OptionButton
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      aria-busy={isBusy || undefined}
      onClick={onChoose}
    >
      {picture ?? <Icon path={icon} />}
      <Words>
        <Text as="span" strong size="l">
          {title}
        </Text>
        {Children.map(
          facts,
          (fact) =>
            fact && (
              <Text as="span" tone="mute">
                {fact}
              </Text>
            ),
        )}
      </Words>
      {isBusy ? <Spinner /> : <Icon path={isCurrent ? check : chevronForward} />}
    </OptionButton>
  );
}
