import { createContext } from 'react';

const noop = (): void => undefined;

/** A function that opens the sheet with the business's branches over the current screen. */
export const BranchChooserContext = createContext<() => void>(noop);
