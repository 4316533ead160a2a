import { createContext, useContext } from 'react';

/** The page to return to after editing a finished step. Undefined during registration, which goes step by step. */
export const EditingContext = createContext<string | undefined>(undefined);
export const useEditing = (): string | undefined => useContext(EditingContext);
