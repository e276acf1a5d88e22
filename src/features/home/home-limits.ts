/** How many featured entries the home page shows (specification section 2). */
export const HOME_LIMITS = { activities: 6, destinations: 3, posts: 6 } as const;
