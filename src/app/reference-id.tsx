import { createContext, useContext } from 'react';

const ReferenceIdContext = createContext('');

export const ReferenceIdProvider = ReferenceIdContext;

/** The reference id of this element's business. */
export const useReferenceId = (): string => useContext(ReferenceIdContext);
