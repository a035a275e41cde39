import { createContext } from 'react';

const noop = (): void => undefined;

/** Opens the sheet with the business's branches, over whatever screen is there. */
export const BranchChooserContext = createContext<() => void>(noop);
