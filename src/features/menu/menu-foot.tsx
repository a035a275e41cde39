import { LiveRegion } from '../../ui/live-region.tsx';
import { useWidthClass } from '../../ui/width-class.tsx';
import { useAddedMessage } from '../shared/use-added-message.ts';
import { MenuButton, type MenuButtonProps } from './menu-button.tsx';

/** So few categories are all in view, or a flick away. */
const FEW = 4;

/** What a menu does without until it stands: words for what was added, and the button to its categories beside no rail. */
export function MenuFoot(props: MenuButtonProps) {
  const isWide = useWidthClass() === 'wide';
  return (
    <>
      <LiveRegion message={useAddedMessage()} />
      {!isWide && props.sections.length > FEW && <MenuButton {...props} />}
    </>
  );
}
