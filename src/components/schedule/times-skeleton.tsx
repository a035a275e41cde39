import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** Placeholder for a strip of days and a list of times while they load. */
export const TimesSkeleton = ({ label }: { label: string }) => (
  <Stack gap="4" aria-busy="true" aria-label={label} role="status">
    <Skeleton height={68} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
    <Skeleton height={48} radius={12} />
  </Stack>
);
