/** How the visitor came to this page. By button and on a reload, it needs its whole height at once. */
export const arrival = { isByLink: false };
