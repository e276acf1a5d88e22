/**
 * The files shown for what doesn't exist, by the web server's rules for missing files. They sit
 * next to the pages, but none can be mistaken for a post, whose name is a number.
 */
export const NO_SUCH_PAGE = '404.html';
export const NO_SUCH_POST = 'missing-post.html';
export const NO_SUCH_POST_ANSWER = 'missing-post.json';
export const NO_SUCH_ROUTE_ANSWER = 'missing-route.json';
