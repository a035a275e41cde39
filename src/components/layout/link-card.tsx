import type { ReactNode } from 'react';
import { useRouter } from '../../router/router-context.tsx';
import { OptionCard } from '../../ui/cards/option-card.tsx';

/** A large card that links to a path of the app. */
export function LinkCard({ to, ...card }: { icon: string; title: string; text?: ReactNode; to: string }) {
  const router = useRouter();
  return <OptionCard {...card} href={router.buildHref(to)} onOpen={() => void router.navigate(to)} />;
}
