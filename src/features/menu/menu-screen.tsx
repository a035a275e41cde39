import { useBusiness, useCart } from '../../stores/stores-context.tsx';
import { styled } from '../../theme/stitches.ts';
import { StandardMenu } from './standard-menu.tsx';

const Box = styled('div', {
  '--edge': '16px',
  paddingBlockEnd: '$8',
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
});

// These module variables hold screens whose code was loaded on demand. All elements on the page share them.
let DeferredTiledMenu: typeof StandardMenu | undefined;
/** The pre-order menu, once a route guard has loaded it. */
export const deferredMenus: { Preorder?: typeof StandardMenu } = {};

/** Loads the code of the tiled menu. If it cannot be loaded, `MenuScreen` shows the standard menu instead. */
export const loadTiledMenu = () =>
  import('./tiled-menu.tsx').then(
    ({ TiledMenu }) => {
      DeferredTiledMenu = TiledMenu;
    },
    () => undefined,
  );

/**
 * The menu of a branch (routes `menu`, `category` and `item`). The routes share one screen, which preserves the scroll
 * position while an item sheet is open. The route guard loads the business and the menu store first.
 */
export function MenuScreen() {
  const business = useBusiness((state) => state.business);
  const preorderType = useCart((state) => state.preorderType);
  const Menu =
    (preorderType && deferredMenus.Preorder) ||
    (!business?.isStandardMenu && DeferredTiledMenu) ||
    StandardMenu;
  return (
    business && (
      <Box>
        <Menu business={business} />
      </Box>
    )
  );
}
