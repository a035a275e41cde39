import type { WireBranch } from '../../api/schemas/business.ts';
import { useText } from '../../i18n/context.tsx';
import { forced } from '../../theme/container.ts';
import { styled } from '../../theme/stitches.ts';
import { Icon } from '../../ui/icon.tsx';
import { check, chevronForward } from '../../ui/icon-paths-more.ts';
import { pin } from '../../ui/icon-paths-ways.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { Text } from '../../ui/text.tsx';

const Press = styled('button', {
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
  [forced]: { '&[aria-current]': { borderWidth: 3 } },
});
const Words = styled('span', { flex: 1, minWidth: 0, '& > *': { display: 'block' } });

export interface BranchOptionProps {
  branch: WireBranch;
  /** Below the name: the address, hours, the distance. */
  facts: readonly (string | null | undefined | false)[];
  isCurrent: boolean;
  isBusy: boolean;
  onChoose: (branchId: string) => void;
}

/** A branch to go to. The current one can be chosen too: that is to stay. */
export function BranchOption({ branch, facts, isCurrent, isBusy, onChoose }: BranchOptionProps) {
  const text = useText();
  return (
    <Press
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      aria-busy={isBusy || undefined}
      onClick={() => onChoose(branch.id)}
    >
      <Icon of={pin} />
      <Words>
        <Text as="span" strong size="l">
          {text(branch.name)}
        </Text>
        {facts.map(
          (fact) =>
            fact && (
              <Text key={fact} as="span" tone="mute">
                {fact}
              </Text>
            ),
        )}
      </Words>
      {isBusy ? <Spinner /> : <Icon of={isCurrent ? check : chevronForward} />}
    </Press>
  );
}
