import { useBusiness } from '../../stores/context.tsx';
import { styled } from '../../theme/stitches.ts';
import { LoadedMenu } from './loaded-menu.tsx';

const Box = styled('div', { '--edge': '16px', paddingBlockEnd: '$8', flex: 'none' });

/**
 * Menu home, category listing, and what lies under an item's sheet: one screen, so that it keeps its place. Its guard
 * loads the business; until then the loader's skeleton stands.
 */
export function MenuScreen({ onBranches }: { onBranches: () => void }) {
  const business = useBusiness((state) => state.business);
  return (
    business && (
      <Box>
        <LoadedMenu business={business} onBranches={onBranches} />
      </Box>
    )
  );
}
