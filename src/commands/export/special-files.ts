/**
 * The files that stand for what is not there. They lie beside the pages and are shown by the web
 * server's rules for missing files; none can have the name of a post, which is a number.
 */
export const NO_SUCH_PAGE = '404.html';
export const NO_SUCH_POST = 'missing-post.html';
export const NO_SUCH_POST_ANSWER = 'missing-post.json';
export const NO_SUCH_ROUTE_ANSWER = 'missing-route.json';
