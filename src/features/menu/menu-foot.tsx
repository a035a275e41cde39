import { useWidthClass } from '../../ui/layout/width-class.tsx';
import { MenuButton, type MenuButtonProps } from './categories-button.tsx';

/** So few categories are all in view, or a flick away. */
const FEW = 4;

/** What a menu does without until it stands: the button to its categories, beside no rail. */
export function MenuFoot(props: MenuButtonProps) {
  const isWide = useWidthClass() === 'wide';
  return !isWide && props.sections.length > FEW && <MenuButton {...props} />;
}
