/** How many featured events a page shows: the home page (specification section 2) and /contact. */
export const HOME_EVENTS = 4;
