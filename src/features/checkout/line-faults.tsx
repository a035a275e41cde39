import { Stack } from '../../ui/layout/stack.tsx';

export interface LineFault {
  readonly key: string;
  readonly name: string;
  readonly why: string;
}

/** Lines that cannot be ordered, each with why. */
export const LineFaults = ({ faults }: { faults: readonly LineFault[] }) => (
  <Stack as="ul" gap="1">
    {faults.map(({ key, name, why }) => (
      <li key={key}>
        <strong>{name}</strong> · {why}
      </li>
    ))}
  </Stack>
);
