/** Whose clock times on this site follow, as in “In … .” */
export const townTime = (town: string) => (town ? `${town} time` : 'this site’s time zone');
