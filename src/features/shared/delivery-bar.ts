import { type ComponentType, createContext } from 'react';

/** Where the order is brought, on screens that say so; null where nobody shows it. `prompts`: it asks by itself. */
export const DeliveryBar = createContext<ComponentType<{ prompts?: boolean }> | null>(null);
