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

// Loaded code, not state, so all elements share it.
let Tiled: typeof LoadedMenu | undefined;
/** Menus whose code a route guard loads on demand. */
export const deferredMenus: { Preorder?: typeof LoadedMenu } = {};

/** Loads the tiled menu for businesses that use tiles. When it cannot be loaded, they get the standard menu. */
export const loadTiledMenu = () =>
  import('./tiled-menu.tsx').then(
    ({ TiledMenu }) => {
      Tiled = TiledMenu;
    },
    () => undefined,
  );

/**
 * The menu of a branch: menu home, category listing, and the menu below an item's sheet. They are one screen, so the scroll
 * position survives between them. The route guard loads the business and the menu store; until then the loader's skeleton
 * shows.
 */
export function MenuScreen() {
  const business = useBusiness((state) => state.business);
  const preorderType = useCart((state) => state.preorderType);
  const Menu = (preorderType && deferredMenus.Preorder) || (!business?.isStandardMenu && Tiled) || LoadedMenu;
  return (
    business && (
      <Box>
        <Menu business={business} />
      </Box>
    )
  );
}
