/** How many featured events the home page (specification section 2) and /contact show. */
export const HOME_EVENTS = 4;
