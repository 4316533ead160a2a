/** a***@example.kz: enough to recognise, too little to misuse. */
export const maskEmail = (address: string): string => `${address.slice(0, 1)}***${address.slice(address.indexOf('@'))}`;
