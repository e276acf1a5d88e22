/** How many featured events the home page shows (specification section 2, "Home"). */
export const HOME_EVENTS = 4;
