import { Icon } from '../../ui/icons/icon.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** Error message below a choice. The choice's inputs reference `id` with aria-describedby. */
export const ChoiceError = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <Row id={id} gap="1" css={{ color: '$danger', paddingBlockStart: '$2' }}>
      <Icon path={alert} size={16} />
      <Text tone="danger">{text}</Text>
    </Row>
  ) : null;
