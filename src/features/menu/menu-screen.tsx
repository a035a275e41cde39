import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { LoadedMenu } from './loaded-menu.tsx';

const Box = styled('div', {
  '--edge': '16px',
  paddingBlockEnd: '$8',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});

// Code, not state: the same for every element.
let Tiled: typeof LoadedMenu | undefined;
/** Told by what leads to a menu of another kind. */
export const lateMenus: { Preorder?: typeof LoadedMenu } = {};

/** For businesses that want tiles; those without the code for it, the connection being lost, get the standard menu. */
export const loadTiledMenu = () =>
  import('./tiled-menu.tsx').then(
    ({ TiledMenu }) => {
      Tiled = TiledMenu;
    },
    () => undefined,
  );

/**
 * Menu home, category listing, and what lies under an item's sheet: one screen, so that it keeps its place. Its guard
 * loads the business; until then the loader's skeleton stands.
 */
export function MenuScreen() {
  const business = useBusiness((state) => state.business);
  const way = useCart((state) => state.way);
  const Menu = (way && lateMenus.Preorder) || (!business?.is_standard_menu && Tiled) || LoadedMenu;
  return (
    business && (
      <Box>
        <Menu business={business} />
      </Box>
    )
  );
}
