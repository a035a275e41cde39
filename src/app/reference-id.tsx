import { createContext, useContext } from 'react';

const ReferenceIdContext = createContext('');

export const ReferenceIdProvider = ReferenceIdContext;

/** The business of this element. */
export const useReferenceId = (): string => useContext(ReferenceIdContext);
