/** False after a reload or the back button: the page then needs its full height at once. */
export const arrival = { isByLink: false };
