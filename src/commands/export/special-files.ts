/** Shown for what doesn't exist. None can be mistaken for a post, whose name is a number. */
export const NO_SUCH_PAGE = '404.html';
export const NO_SUCH_POST = 'missing-post.html';
export const NO_SUCH_ACTIVITY = 'missing-activity.html';
export const NO_SUCH_EVENT = 'missing-event.html';
export const NO_SUCH_POST_ANSWER = 'missing-post.json';
export const NO_SUCH_ROUTE_ANSWER = 'missing-route.json';
