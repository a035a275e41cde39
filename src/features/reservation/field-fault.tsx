import { Icon } from '../../ui/icons/icon.tsx';
import { alert } from '../../ui/icons/icon-paths-more.ts';
import { Row } from '../../ui/layout/stack.tsx';
import { Text } from '../../ui/layout/text.tsx';

/** What is wrong with something to be chosen, below it: what is chosen from is described by it. */
export const FieldFault = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <Row id={id} gap="1" css={{ color: '$danger', paddingBlockStart: '$2' }}>
      <Icon of={alert} size={16} />
      <Text tone="danger">{text}</Text>
    </Row>
  ) : null;
