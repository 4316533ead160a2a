import { createContext, useContext } from 'react';

/** Set where a step that was done long ago is corrected: where "back" and the saved form lead. Undefined: registration, step by step. */
export const EditingContext = createContext<string | undefined>(undefined);
export const useEditing = (): string | undefined => useContext(EditingContext);
