import { createStore } from 'zustand/vanilla';
import { hookFor } from '../stores-context.tsx';

export interface AreaPromptState {
  /** This visit's customer was asked where to deliver: who waved that away is left in peace. */
  readonly wasAsked: boolean;
  asked(): void;
}

function createAreaPromptStore() {
  const store = createStore<AreaPromptState>((set) => ({
    wasAsked: false,
    asked: () => set({ wasAsked: true }),
  }));
  return { ...store, connect: () => () => undefined };
}

/** Whether to ask where to deliver by ourselves. */
export const useAreaPrompt = hookFor((stores) => stores.late(createAreaPromptStore));
