import { useRef, useState } from 'react';

export interface KeptTitle {
  readonly isKept: boolean;
  readonly title: string;
  /** Stays the same function. */
  readonly turn: () => void;
  setTitle(title: string): void;
}

/** Whether an address is to be kept for the next time, and how its customer calls it. */
export function useKeptTitle(): KeptTitle {
  const [isKept, setKept] = useState(false);
  const [title, setTitle] = useState('');
  const turn = useRef(() => setKept((before) => !before));
  return { isKept, title, turn: turn.current, setTitle };
}
