/** Where the demo's seed names a paper that nobody drew, its hash begins so (D0201); no real one ever will. */
const INVENTED = '5eed'.repeat(4);

export const inventedHash = (sha256: string): string => INVENTED + sha256.slice(INVENTED.length);
export const isInvented = (hash: string): boolean => hash.startsWith(INVENTED);
