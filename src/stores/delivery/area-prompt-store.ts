import { createStore } from 'zustand/vanilla';
import { createStoreHook } from '../stores-context.tsx';

export interface AreaPromptState {
  /** Whether the app has asked this customer for the delivery area. It asks once per visit. */
  readonly wasShown: boolean;
  markShown(): void;
}

function createAreaPromptStore() {
  const store = createStore<AreaPromptState>((set) => ({
    wasShown: false,
    markShown: () => set({ wasShown: true }),
  }));
  return { ...store, connect: () => () => undefined };
}

/** Whether the app has already asked the customer for the delivery area. */
export const useAreaPrompt = createStoreHook((stores) => stores.getOrCreateStore(createAreaPromptStore));
